import { describe, expect, it } from 'vitest';
import { videoDoEndereco } from './video-endereco.ts';

const ID = 'dQw4w9WgXcQ';

describe('videoDoEndereco', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?list=PL1&v=${ID}&t=10s`,
    `https://m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    `https://youtube.com/shorts/${ID}`,
    `https://www.youtube.com/live/${ID}`,
  ])('[VDO-1] %s is a video of YouTube', (url) => {
    expect(videoDoEndereco(url)).toEqual({ provider: 'youtube', id: ID });
  });

  it.each([
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?h=1',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/groups/escola/videos/76979871',
  ])('[VDO-1] %s is a video of Vimeo', (url) => {
    expect(videoDoEndereco(url)).toEqual({ provider: 'vimeo', id: '76979871' });
  });

  it.each([
    { name: 'another site', url: 'https://videos.luneta.example/escalas' },
    { name: 'not encrypted', url: `http://youtu.be/${ID}` },
    { name: 'a host that only begins so', url: `https://youtube.com.example.org/watch?v=${ID}` },
    { name: 'a host that only ends so', url: `https://naoyoutube.com/watch?v=${ID}` },
    { name: 'too short an id', url: 'https://youtu.be/abc' },
    { name: 'an id with other signs', url: 'https://youtu.be/%22%3E%3Cscript' },
    { name: 'a channel', url: 'https://www.youtube.com/@luneta' },
    { name: 'a list without a video', url: 'https://www.youtube.com/watch?list=PL1' },
    { name: 'a page of Vimeo', url: 'https://vimeo.com/features' },
    { name: 'no address', url: 'javascript:alert(1)' },
    { name: 'no text', url: '' },
  ])('[VDO-2] $name opens outside', ({ url }) => {
    expect(videoDoEndereco(url)).toBeNull();
  });
});
