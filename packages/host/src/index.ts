export { TurnClock } from './clock.ts';
export { dossierOf } from './dossier.ts';
export { EYES_OF_ALL } from './eyes.ts';
export { framesOf } from './frames.ts';
export { GameHost, isUntimed, openTable, type Surroundings } from './host.ts';
export { NotYourSeat, TableSeat } from './tableSeat.ts';
export { playOut, seatPrograms, type PlayedOut, type Programs, type Watch } from './playOut.ts';
export { playTurn } from './playerTurn.ts';
export * from './protocol.ts';
<<<<<<< HEAD
export { eventsWithReason } from './reasons.ts';
=======
export { toldOf } from './reasons.ts';
export * from './recording.ts';
>>>>>>> main
export { formatSave, parseSave, type SavedGame } from './saves.ts';
export { modulesFor, scenarioFor, type SeatedPlayers } from './seats.ts';
export { resumeGame, resumeReplay, type ResumedGame } from './resumeGame.ts';
export * from './expedition.ts';
