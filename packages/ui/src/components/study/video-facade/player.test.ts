import { expect, it } from 'vitest';
import { playerAddress, readPlayerNews } from './player.ts';

it.each([
  ['youtube', 'https://www.youtube-nocookie.com', { rel: '0', cc_load_policy: '1' }],
  ['vimeo', 'https://player.vimeo.com', { dnt: '1' }],
] as const)('%s plays without cookies, with its id escaped', (provider, origin, search) => {
  const address = new URL(playerAddress({ provider, id: 'a/b?c' }));
  expect(address.origin).toBe(origin);
  expect(address.pathname).toMatch(/a%2Fb%3Fc$/);
  expect(Object.fromEntries(address.searchParams)).toMatchObject(search);
});

it.each([
  ['playing', '{"event":"onStateChange","info":1}', { state: 'play' }],
  ['paused', '{"event":"infoDelivery","info":{"playerState":2}}', { state: 'pause' }],
  ['faster', '{"event":"infoDelivery","info":{"playbackRate":1.5}}', { speed: 1.5 }],
  ['refused', '{"event":"onError","info":150}', { failed: true }],
  ['buffering', '{"event":"onStateChange","info":3}', {}],
  ['no JSON', 'olá', {}],
  ['nothing', null, {}],
])('reads: %s', (_name, data, news) => {
  expect(readPlayerNews(data)).toEqual(news);
});
