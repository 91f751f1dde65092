import type { Fault as FaultCode } from '@sensorium/host/online';

/** Why a request comes to nothing, said to who asked: never a secret, never what the server is made of. */
export class Fault extends Error {
  readonly code: FaultCode;
  constructor(code: FaultCode, text: string) {
    super(text);
    this.code = code;
  }
}

/** What cannot be now, though no rule of the game forbids it. */
export class NotNow extends Fault {
  constructor(text: string) {
    super('not-now', text);
  }
}

/** Another process has the game. */
export class Elsewhere extends Error {
  readonly owner: string;
  constructor(owner: string) {
    super('the game is elsewhere');
    this.owner = owner;
  }
}
