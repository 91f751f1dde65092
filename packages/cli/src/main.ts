import { CommanderError } from 'commander';
import { isForServer, runServer } from './commands/server.ts';
import { createProgram } from './program.ts';
import { PlainError } from './terminal/disk.ts';
import { toErrors } from './terminal/screenText.ts';
import { tellPlainly } from './terminal/refused.ts';
import { languageFor } from './terminalWords.ts';

const NOT_UNDERSTOOD = 2;

const language = languageFor(process.argv.slice(2), process.env);

/** Ends with the status for what went wrong: 2 for a command line nobody understands, 1 for the rest. */
const explain = (error: unknown): void => {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : NOT_UNDERSTOOD;
    return;
  }
  if (!(error instanceof PlainError)) throw error;
  toErrors(`sensorium: ${tellPlainly(error, language)}`);
  process.exitCode = 1;
};

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});
const parameters = process.argv.slice(2);
if (isForServer(parameters)) process.exitCode = await runServer(parameters);
else await createProgram(language).parseAsync().catch(explain);
