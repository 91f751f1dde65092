/** Words of a catalogue as they stand alone on a button or a card. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const capitalised = <Table extends Readonly<Record<string, string>>>(table: Table): Table =>
  Object.fromEntries(Object.entries(table).map(([id, text]) => [id, capital(text)])) as Table;
