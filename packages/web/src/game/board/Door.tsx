import './scenery.css';

/** Two leaves between jambs that lie east to west. */
export const Door = ({ isOpen }: { isOpen: boolean }) => (
  <g className={isOpen ? 'door is-open' : 'door'}>
    <rect x="-50" y="-15" width="100" height="30" className="door-track" />
    <g className="leaf leaf-left">
      <rect x="-50" y="-13" width="50" height="26" className="door-leaf" />
      <path d="M-46 -13v26M-34 -13v26M-22 -13v26" className="door-groove" />
      <path d="M-8 -13l-6 13 6 13H0V-13z" className="door-hazard" />
    </g>
    <g className="leaf leaf-right">
      <rect x="0" y="-13" width="50" height="26" className="door-leaf" />
      <path d="M46 -13v26M34 -13v26M22 -13v26" className="door-groove" />
      <path d="M8 -13l6 13-6 13H0V-13z" className="door-hazard" />
    </g>
    <path d="M-56 -21h14v42h-14zM42 -21h14v42H42z" className="door-jamb" />
    <circle cx="-49" cy="0" r="4.5" className="door-lamp" />
    <circle cx="49" cy="0" r="4.5" className="door-lamp" />
  </g>
);
