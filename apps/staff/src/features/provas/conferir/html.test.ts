import { describe, expect, it } from 'vitest';

import { described, isLost, restored, semDescricao } from './html.ts';

const HTML = '<p>a <img src="/m/1.png"> b <img src="/m/2.png" alt=""> <img src="/m/3.png" height="20"></p>';

describe('pictures of a question', () => {
  it('are found where they say nothing', () => {
    expect(semDescricao(HTML)).toEqual(['/m/1.png', '/m/3.png']);
  });

  it('are described in their order, as text', () => {
    const texts = ['um "mapa" <b>', ''];
    const html = described(HTML, () => texts.shift() ?? 'x');
    expect(html).toContain('<img src="/m/1.png" alt="um &quot;mapa&quot; &lt;b&gt;">');
    expect(html).toContain('<img src="/m/3.png" height="20" alt="">');
    expect(semDescricao(html)).toEqual([]);
  });

  it('stand where one was lost, one at a time', () => {
    const lost = '<p><em>[Imagem indisponível]</em> e <em>[Imagem indisponível: mapa]</em></p>';
    const once = restored(lost, '/m/4.png', 'Um $& mapa');
    expect(once).toBe('<p><img src="/m/4.png" alt="Um $&amp; mapa"> e <em>[Imagem indisponível: mapa]</em></p>');
    expect(isLost(once)).toBe(true);
    expect(isLost(restored(once, '/m/5.png', ''))).toBe(false);
  });
});
