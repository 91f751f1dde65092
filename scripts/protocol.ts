/** Writes docs/protocol.md: what it says of every message comes from the schemas the server checks with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FAULTS, PROTOCOL_VERSION, REQUESTS } from '@sensorium/host/online';
import { toJsonSchema } from '@valibot/to-json-schema';

interface JsonSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly additionalProperties?: JsonSchema | boolean;
}

const typeOf = (schema: JsonSchema): string => {
  const several = schema.anyOf ?? schema.oneOf;
  if (several !== undefined) return several.map(typeOf).join(' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.properties !== undefined)
    return `{ ${Object.entries(schema.properties)
      .map(([name, field]) => `${name}${schema.required?.includes(name) === true ? '' : '?'}: ${typeOf(field)}`)
      .join('; ')} }`;
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.type === 'integer') return `whole number ${schema.minimum ?? ''}…${schema.maximum ?? ''}`;
  if (schema.type === 'string') return schema.maxLength === undefined ? 'text' : `text of at most ${schema.maxLength}`;
  return schema.type ?? 'anything';
};

const escaped = (text: string): string => text.replaceAll('|', '\\|');

const requestPart = ([name, schema]: [string, (typeof REQUESTS)[keyof typeof REQUESTS]]): string => {
  const json = toJsonSchema(schema, { errorMode: 'ignore' }) as JsonSchema;
  const fields = Object.entries(json.properties ?? {}).map(
    ([field, { description = '', ...rest }]) =>
      `| \`${field}\`${json.required?.includes(field) === true ? '' : ' (optional)'} | ${escaped(typeOf(rest))} | ${escaped(description)} |`,
  );
  const table =
    fields.length === 0 ? 'Nothing else.' : ['| Field | What | Meaning |', '| --- | --- | --- |', ...fields].join('\n');
  return `### \`${name}\`\n\n${json.description ?? ''}\n\n${table}`;
};

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

/** Interfaces as they stand in the source: comments included. */
const tells = (): string => {
  const source = read('../packages/host/src/online/tells.ts');
  return source
    .slice(source.indexOf('export interface Person'))
    .replaceAll(/^export /gm, '')
    .trim();
};

export const protocolPage = (): string => `# The protocol of online play

Version ${PROTOCOL_VERSION}. Made by \`npm run protocol\` from \`packages/host/src/online\`; the server refuses whatever does not fit these schemas.

## Getting in

All addresses begin with \`/api/v1\`. Bodies are JSON (\`Content-Type: application/json\`); errors are \`{"error": "…"}\` with a status.

| Address | What |
| --- | --- |
| \`POST /session\` \`{name?, token?}\` | a guest at once. A browser gets a cookie (HttpOnly, SameSite=Strict); with \`token: true\` a program gets \`{person, token}\` and sends \`Authorization: Bearer TOKEN\` |
| \`GET /session\` | \`{person}\`, null where nobody is known |
| \`POST /name\` \`{name}\` | another name |
| \`POST /account\` \`{name, password}\` | an account for the guest; all other sessions end |
| \`POST /enter\` \`{name, password, token?}\` or \`{secret, token?}\` | goes on as somebody known |
| \`POST /move\` \`{}\` | \`{secret}\`: to be typed on another device; the one before is void |
| \`POST /leave\` \`{}\` | ends the session |
| \`GET /data\`, \`DELETE /data\` | all that is kept about one, as a file; all of it deleted, running games resigned |
| \`GET /push\`, \`POST /push\` \`{endpoint, keys: {p256dh, auth}}\`, \`DELETE /push\` \`{endpoint}\` | \`{key}\`: the server’s public key (VAPID); a browser’s subscription; its end. Who is asked and not at the table is pushed \`{is: "your-turn", game, mission, party}\`, encrypted (RFC 8291) |
| \`GET /replay/GAME\` | the record of a finished game, with the key of its dice |
| \`POST /links\` \`{link}\`, \`GET /links/NAME\`, \`GET /links\` | \`{name}\`: a packed link of the page (\`1m-LENGTH-SUM-TEXT\`) kept under eight letters, without a session; \`{link}\`, or 404 where nothing is kept under that name (any more); \`{longest, days}\`: characters of one, and how long it stays after it was last opened |

Then a WebSocket at \`/api/v1/socket\` with the cookie or the header. Without a session it is refused with 401, from another origin with 403, in another version with 426.

## Messages

One JSON object a text frame. A client asks \`{"id": 7, "ask": "say", …}\`; the answer is one of

- \`{"to": 7, "answer": …}\`,
- \`{"to": 7, "refused": {"rule": "C8.3", "reason": "square-occupied"}}\`: a rule forbids it, nothing has changed,
- \`{"to": 7, "fault": "not-now", "text": "…"}\`: anything else; faults are ${FAULTS.map((fault) => `\`${fault}\``).join(', ')}.

Unasked it is told \`{"tell": "news", …}\` and the like. Which side one plays comes from the session: naming another is \`not-your-place\`.

**Orders** carry a \`key\` the client makes up: after a broken connection the same order may be sent again with the same key, and counts once. An order is answered when it is stored.

**News** say what has changed since the number \`base\`. A client whose last number is another asks \`look\` with \`since\`: it gets the whole view and what it has missed. \`keep\` says how many of the commands it was told still stand.

**The alien turn (C7.10).** While the marine player is at the table every window lasts the agreed \`response\` seconds, whatever he has ordered, answered or could pay; an early pass counts when the window closes. \`wait\` keeps it open, for everybody to see. While he is away his standing orders answer at once, and where there are none he passes.

**Being away.** Without a clock a player who is asked and not at the table for 7 days has lost if the other says \`claim\`; with the printed clock 5 minutes. With a thinking time the server ends the game when it is over. With days for each answer the other may \`claim\` when they are over. \`claimIn\` tells the seconds.

**Dice.** \`dossier.commitment\` is the SHA-256 of the key the dice come from. The record of the finished game has the key as \`seed\`: \`sensorium replay game.json --check-dice HASH\`.

## What a client asks

${Object.entries(REQUESTS).map(requestPart).join('\n\n')}

## What the server says

\`Answers\` has what each request is answered with, \`Tell\` what is told unasked. \`View\`, \`GameEvent\`, \`Dossier\`, \`Offer\`, \`Walk\`, \`Odds\` are those of a table at home: [host](api/host.md), [engine](api/engine.md). \`OnlineTable\` (\`@sensorium/host/online\`) puts them together for a client.

\`\`\`ts
${tells()}
\`\`\`
`;

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../docs/protocol.md', import.meta.url), protocolPage());
