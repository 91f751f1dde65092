#!/usr/bin/env node
// The server as a program of its own; `npm start` runs it. It needs what `npm run types` has compiled.
import { serverProgram } from '../dist/main.js';

serverProgram()
  .parseAsync()
  .catch((error) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  });
