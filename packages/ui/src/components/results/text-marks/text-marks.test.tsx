import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleText } from './sample-text.ts';
import type { Span } from './segments.ts';
import { TextMarks } from './text-marks.tsx';

const words = (competence: number) => `competência ${competence}`;
const { text, marks } = sampleText;

async function selectable(shown = marks) {
  const [onSelect, onMark, onEnter] = [
    vi.fn<(span: Span | null) => void>(),
    vi.fn<(id: string) => void>(),
    vi.fn<() => void>(),
  ];
  const screen = await render(
    <TextMarks
      label="Texto"
      text={text}
      marks={shown}
      markWords={words}
      select={{ help: 'Setas.', onSelect, onEnter }}
      onMark={onMark}
    />,
  );
  const said = () => {
    const span = onSelect.mock.calls.at(-1)?.[0];
    return span ? text.slice(span.start, span.end) : (span ?? undefined);
  };
  return { box: screen.getByRole('textbox', { name: 'Texto' }), onMark, onEnter, said };
}

it('shows each mark with the number of its competence, in words for who listens', async () => {
  const screen = await render(<TextMarks label="Texto" text={text} marks={marks} markWords={words} />);
  const shown = [...screen.container.querySelectorAll('mark')].map((mark) => mark.textContent);
  expect(shown).toEqual([
    'não é por escassez, e sim por má distribuição',
    'Em primeiro lugar',
    'Isso prova que o governo não liga para o povo',
  ]);
  await expect.element(screen.getByText('(competência 3)')).toBeInTheDocument();
});

it('says of a mark by another person whose it is', async () => {
  const [first] = marks;
  if (!first) throw new Error('no mark');
  const said = (competence: number, by?: string) => `competência ${competence}, ${by ?? 'sua'}`;
  const screen = await render(
    <TextMarks label="Texto" text={text} marks={[{ ...first, by: '1ª' }]} markWords={said} />,
  );
  await expect.element(screen.getByText('2·1ª')).toBeVisible();
  await expect.element(screen.getByText('(competência 2, 1ª)')).toBeInTheDocument();
});

it.each([
  { keys: '{ArrowRight}', said: 'No' },
  { keys: '{ArrowRight}{ArrowRight}', said: 'livro' },
  { keys: '{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}', said: 'No livro “Geografia' },
  { keys: '{ArrowRight}{ArrowDown}{Shift>}{ArrowRight}{/Shift}', said: 'Em primeiro' },
  { keys: '{End}{ArrowLeft}', said: 'o' },
])('the keys $keys select "$said"', async ({ keys, said: expected }) => {
  const { box, said } = await selectable();
  box.element().focus();
  await userEvent.keyboard(keys);
  await expect.poll(said).toBe(expected);
});

it('a selection by the pointer is told without its outer spaces, over marks too', async () => {
  const { box, said } = await selectable();
  const [first, last] = [box.element().querySelector('[data-at="0"]'), box.element().querySelector('mark [data-at]')];
  if (!first?.firstChild || !last?.firstChild) throw new Error('no pieces');
  document.getSelection()?.setBaseAndExtent(first.firstChild, 2, last.firstChild, 4);
  await expect.poll(said).toBe('livro “Geografia da Fome”, Josué de Castro mostra que a falta de comida no país não');
});

it('a click on a mark tells which, and Enter asks to go on with the selection', async () => {
  const { box, onMark, onEnter } = await selectable();
  await box.getByText('Em primeiro lugar').click();
  expect(onMark).toHaveBeenCalledWith('b');
  await userEvent.keyboard('{Enter}');
  expect(onEnter).toHaveBeenCalledOnce();
});

it.each([320, 360, 1280])('the numbers stand beside their lines and nothing is wider than %i px', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(
    <div style={{ padding: 16 }}>
      <TextMarks label="Texto" text={text} marks={marks} markWords={words} numbered />
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const lines = screen.getByRole('group', { name: 'Texto' }).element().getBoundingClientRect().height / 31;
  expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.05);
});
