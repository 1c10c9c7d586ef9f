/** Makes tokens as an attacker would. Tests only. */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

import { SECRET } from '../../index.ts';

type Part = Readonly<Record<string, unknown>>;

const encode = (value: Part) => Buffer.from(JSON.stringify(value)).toString('base64url');
const JWT = { alg: 'HS256', typ: 'JWT' };

function hmac(header: Part, payload: Part, key: string, hash = 'sha256'): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}

function without(payload: Part, name: string): Part {
  return Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name));
}

export type Kind = { readonly name: string; readonly header: string };

/**
 * Authorization headers made from a genuine token. All must be refused.
 * @param revoked a token whose session has ended
 */
export function forgeries(genuine: string, revoked: string): readonly Kind[] {
  const [head = '', body = '', signature = ''] = genuine.split('.');
  const payload: Part = JSON.parse(Buffer.from(body, 'base64url').toString());
  const edited = (changes: Part) => [head, encode({ ...payload, ...changes }), signature].join('.');
  const ours = (changes: Part) => hmac(JWT, { ...payload, ...changes }, SECRET);
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const rsText = `${encode({ ...JWT, alg: 'RS256' })}.${body}`;
  const rs256 = `${rsText}.${sign('sha256', Buffer.from(rsText), privateKey).toString('base64url')}`;
  const metadata = { email: null, escola_id: 2 };
  const tokens: readonly (readonly [string, string])[] = [
    ['no algorithm', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`],
    ['no algorithm, oddly spelled', `${encode({ alg: 'nOnE', typ: 'JWT' })}.${body}.`],
    ['no signature', `${head}.${body}.`],
    ["another deployment's key", hmac(JWT, payload, 'chave-de-outra-instalacao-com-32-letras')],
    ['a public key as the secret', hmac(JWT, payload, pem)],
    ['RSA instead of HMAC', rs256],
    ['another HMAC, same key', hmac({ ...JWT, alg: 'HS512' }, payload, SECRET, 'sha512')],
    ['its own key in the header', hmac({ ...JWT, jwk: { kty: 'oct', k: 'QUFB' } }, payload, 'AAA')],
    ['another issuer', ours({ iss: 'outra' })],
    ['another audience', ours({ aud: 'hub' })],
    ['no issuer', hmac(JWT, without(payload, 'iss'), SECRET)],
    ['no audience', hmac(JWT, without(payload, 'aud'), SECRET)],
    ['no school', hmac(JWT, without(payload, 'metadata'), SECRET)],
    ['a school that is no number', ours({ metadata: { email: null, escola_id: '1 or 1=1' } })],
    ['expired', ours({ exp: 1 })],
    ['no expiry', hmac(JWT, without(payload, 'exp'), SECRET)],
    ['not valid yet', ours({ nbf: 9_999_999_999 })],
    ['no session', hmac(JWT, without(payload, 'sid'), SECRET)],
    ['a session that never was', ours({ sid: '22222222-2222-4222-8222-222222222222' })],
    ['a session that is no id', ours({ sid: "' or true --" })],
    ["another school's", ours({ metadata })],
    ['an edited profile', edited({ perfil: 'admin', perfil_real: 'admin' })],
    ['an edited enrolment', edited({ turma_aluno_id: 7 })],
    ['an edited school', edited({ metadata })],
    ['a session that has ended', revoked],
    ['a broken payload', `${head}.AAAA.${signature}`],
  ];
  return [
    ...tokens.map(([name, token]) => ({ name, header: `Bearer ${token}` })),
    { name: 'another scheme', header: `Basic ${genuine}` },
    { name: 'two schemes', header: `Bearer Bearer ${genuine}` },
    { name: 'no token', header: 'Bearer ' },
  ];
}
