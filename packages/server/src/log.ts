/** One line of JSON for each thing worth knowing; never a secret, a token or what was said at a table. */
export interface Log {
  info(what: string, more?: Readonly<Record<string, unknown>>): void;
  error(what: string, more?: Readonly<Record<string, unknown>>): void;
}

export const jsonLog = (write: (line: string) => void): Log => {
  const line = (level: string, what: string, more: Readonly<Record<string, unknown>> = {}): void =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, what, ...more })}\n`);
  return { info: (what, more) => line('info', what, more), error: (what, more) => line('error', what, more) };
};

export const NO_LOG: Log = { info: () => undefined, error: () => undefined };
