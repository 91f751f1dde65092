export { coursesFrom, type Course } from './courses.ts';
export { stepsToAim, threatsOn } from './ways.ts';
export { worthOf } from './worth.ts';
