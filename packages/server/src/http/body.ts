/** What was sent, read by its schema. */
import type { Context } from 'hono';
import * as v from 'valibot';

export class BadRequest extends Error {}

export const bodyOf = async <Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> => {
  if (!/^application\/json\b/.test(context.req.header('content-type') ?? ''))
    throw new BadRequest('application/json is expected');
  let sent: unknown;
  try {
    sent = JSON.parse((await context.req.text()) || '{}');
  } catch {
    throw new BadRequest('no JSON');
  }
  const read = v.safeParse(schema, sent, { abortEarly: true });
  if (read.success) return read.output;
  const where = v.getDotPath(read.issues[0]);
  throw new BadRequest(`${where === null ? '' : `${where}: `}${read.issues[0].message}`);
};
