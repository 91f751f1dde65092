/** Online play: what client and server say to each other, and what both must reckon alike. */
export * from './messages.ts';
export * from './tells.ts';
export * from './viewChanges.ts';
export * from './standingOrders.ts';
export { OnlineTable, type TableNews } from './onlineTable.ts';
