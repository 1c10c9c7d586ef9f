/** Tokens of the measurement: signed here, because a thousand sign-ins would measure passwords. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs the tokens of the floor, which nobody else accepts. */
const FLOOR_SECRET = 'segredo-do-piso-com-mais-de-32-letras';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (text: string, secret: string): string =>
  `Bearer ${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;

/** The header of a student of the floor. */
export const floorToken = (aluno: number): string => signed(encoded({ aluno }), FLOOR_SECRET);

/** The header of another session of the same kind as that of `header`. */
export function tokenLike(header: string, changed: object, secret: string): string {
  const [head = '', payload = ''] = header.replace('Bearer ', '').split('.');
  const claims: object = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return signed(`${head}.${encoded({ ...claims, ...changed })}`, secret);
}

/** The student of a token; undefined when it is not ours. */
export function studentOf(header = ''): number | undefined {
  const [payload = '', signature = ''] = header.replace('Bearer ', '').split('.');
  const expected = createHmac('sha256', FLOOR_SECRET).update(payload).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { aluno }: { aluno: number } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return aluno;
}
