import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChartNoAxesColumn, ClipboardList, House, MapIcon } from '../../../icons.ts';
import { BottomNav } from './bottom-nav.tsx';

const items = [
  { href: '#home', label: 'Home', icon: House, current: true },
  { href: '#estudos', label: 'Estudos', icon: MapIcon, current: false },
  { href: '#avaliacoes', label: 'Avaliações', icon: ClipboardList, current: false },
  { href: '#resultados', label: 'Resultados', icon: ChartNoAxesColumn, current: false },
];
const link = (name: string) => page.getByRole('link', { name }).element();
const top = (name: string) => link(name).getBoundingClientRect().top;
const sizeOf = (name: string) => Number.parseFloat(getComputedStyle(link(name)).fontSize);

async function renderAt(width: number, text: number) {
  document.documentElement.style.fontSize = `${text}%`;
  await page.viewport(width, 640);
  await render(<BottomNav label="Principal" items={items} />);
}

describe('the words of the navigation', () => {
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  it.each([320, 360])('stand in one row on a phone of %d px', async (width) => {
    await renderAt(width, 100);
    expect(top('Resultados')).toBe(top('Home'));
    expect(sizeOf('Home')).toBe(12);
  });

  it.each([320, 360])('grow with text of twice the size on a phone of %d px, two by two', async (width) => {
    await renderAt(width, 200);
    expect(sizeOf('Home')).toBe(24);
    expect(top('Estudos')).toBe(top('Home'));
    expect(top('Avaliações')).toBeGreaterThan(top('Home'));
    for (const { label } of items) {
      expect(link(label).scrollWidth).toBeLessThanOrEqual(link(label).clientWidth);
      expect(link(label).scrollHeight).toBeLessThanOrEqual(link(label).clientHeight);
      expect(link(label).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });
});
