export const paces = { off: 'Tout d’un coup', fast: 'Rapide', cinematic: 'Posé' };
