import { describe, expect, it } from 'vitest';

const drawings = import.meta.glob<string>('../../../art/{mascot,boss,cena}-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(Object.entries(drawings))('%s', (_, svg) => {
  it('may stand in a page: nothing that runs, nothing from elsewhere, no style of its own', () => {
    expect(svg).not.toMatch(/<script|\son\w+=|\sstyle=|<style|href=|url\(/u);
  });

  it('has no id but that of its crop', () => {
    expect(svg.match(/\sid="[^"]*"/gu)).toEqual([' id="rosto"']);
  });

  it('is at most 6 KB', () => {
    expect(new Blob([svg]).size).toBeLessThanOrEqual(6 * 1024);
  });
});
