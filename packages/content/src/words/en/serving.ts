/** What the program says that serves the page. */
export const serving = {
  isAt: (address: string) => `Sensorium is at ${address} (end with Ctrl+C)`,
  runsAlready: (address: string) =>
    `Sensorium runs already at ${address}, and your games are there: a browser keeps them for each address apart.`,
  isTaken: (address: string) =>
    `${address} is taken by another program. Games played there are not at another address: a browser keeps them for each address apart.`,
  useIt: (address: string) => `Use the one at ${address}? (Y/n) `,
  openIt: (address: string) => `Open ${address} in your browser.`,
  portIsTaken: (port: number) => `Port ${port} is taken. Name another, or none: then the next free one is used.`,
};
