import { describe, expect, it } from 'vitest';
import { takeCode, takeHubEntry, type AddressPort } from './address.ts';

function addressAt(url: string) {
  let current = new URL(url, 'https://escola.example');
  const replaced: string[] = [];
  const address: AddressPort = {
    get pathname() {
      return current.pathname;
    },
    get search() {
      return current.search;
    },
    get hash() {
      return current.hash;
    },
    replace(next) {
      replaced.push(next);
      current = new URL(next, current);
    },
  };
  return { address, replaced };
}

describe('takeCode', () => {
  it.each([
    ['the code alone', '/home#codigo=abc123', 'abc123', ['/home']],
    ['beside another fragment value', '/home?x=1#a=2&codigo=abc', 'abc', ['/home?x=1#a=2']],
    ['an empty code', '/home#codigo=', null, ['/home']],
    ['no code', '/home#topo', null, []],
    ['a code in the query is not ours', '/home?codigo=abc', null, []],
  ])('%s', (_name, url, code, replaced) => {
    const at = addressAt(url);
    expect(takeCode(at.address)).toBe(code);
    expect(at.replaced).toEqual(replaced);
  });

  it('gives the code once', () => {
    const at = addressAt('/#codigo=abc');
    expect([takeCode(at.address), takeCode(at.address)]).toEqual(['abc', null]);
  });
});

describe('takeHubEntry', () => {
  it.each([
    [
      'token and flag',
      '/?token=t1&should_change_password=true&a=1',
      { token: 't1', should_change_password: true },
      ['/?a=1'],
    ],
    [
      'flag off in the address changes nothing',
      '/?token=t1&should_change_password=false',
      { token: 't1', should_change_password: false },
      ['/'],
    ],
    ['flag without token is removed too', '/x?should_change_password=true#h', null, ['/x#h']],
    ['neither', '/x?a=1', null, []],
  ])('%s', (_name, url, entry, replaced) => {
    const at = addressAt(url);
    expect(takeHubEntry(at.address)).toEqual(entry);
    expect(at.replaced).toEqual(replaced);
  });
});
