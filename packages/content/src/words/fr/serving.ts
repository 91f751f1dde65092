import type { serving as english } from '../en/serving.ts';

export const serving: typeof english = {
  isAt: (address) => `Sensorium est à l’adresse ${address} (Ctrl+C pour arrêter)`,
  runsAlready: (address) =>
    `Sensorium tourne déjà à l’adresse ${address}, et vos parties s’y trouvent : un navigateur les garde séparément pour chaque adresse.`,
  isTaken: (address) =>
    `${address} est occupée par un autre programme. Les parties jouées là ne sont pas à une autre adresse : un navigateur les garde séparément pour chaque adresse.`,
  useIt: (address) => `Utiliser celui de ${address} ? (O/n) `,
  openIt: (address) => `Ouvrez ${address} dans votre navigateur.`,
  portIsTaken: (port) =>
    `Le port ${port} est occupé. Indiquez-en un autre, ou aucun : le premier port libre sera utilisé.`,
};
