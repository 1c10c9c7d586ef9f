import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleOptions } from '../sample.ts';
import type { Stopped } from './answer-options.tsx';
import { Options } from './options.tsx';

const Live = ({
  start = null,
  stopped,
  onChange,
}: {
  start?: number | null;
  stopped?: Stopped;
  onChange: (value: number | null) => void;
}) => {
  const [selected, setSelected] = useState(start);
  return (
    <Options
      mode="answer"
      label="Alternativas da questão 24"
      options={sampleOptions}
      selected={selected}
      onChange={(value) => {
        onChange(value);
        setSelected(value);
      }}
      stopped={stopped}
      clear="Limpar resposta"
    />
  );
};

/** Both kinds of list: to answer and to review. */
it.each([
  { mode: 'answer', onChange: () => undefined },
  { mode: 'review', correct: 1 },
] as const)('$mode: a long word does not widen a narrow phone with text of 200 %', async (kind) => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  const options = [{ value: 1, html: 'otorrinolaringologistas independentes' }];
  await render(<Options {...kind} label="Alternativas" options={options} selected={null} />);
  const { scrollWidth } = document.documentElement;
  document.documentElement.style.fontSize = '';
  expect(scrollWidth).toBe(320);
});

const option = (letter: string) => page.getByRole('radio', { name: new RegExp(`^Alternativa ${letter}:`) });
const focusOn = (letter: string) => {
  const radio = option(letter).element();
  if (radio instanceof HTMLElement) radio.focus();
};
const focused = () => (document.activeElement as HTMLInputElement).value;

describe.each([2, 3, 4, 5])('[ALT-2] a question with %i alternatives', (n) => {
  const options = ['sim', 'não', 'talvez', 'nunca', 'sempre'].map((html, at) => ({
    value: at + 1,
    html: at < n ? html : '',
  }));
  const there = ['A', 'B', 'C', 'D', 'E'].slice(0, n);

  it.each([{ mode: 'review', correct: 1 }, { mode: 'readonly' }] as const)(
    '$mode draws them and no other',
    async (kind) => {
      await render(<Options {...kind} label="Alternativas" options={options} selected={null} />);
      const said = page
        .getByRole('listitem')
        .elements()
        .map((one) => /Alternativa ([A-E])/u.exec(one.textContent)?.[1]);
      expect(said).toEqual(there);
    },
  );

  it('lets the keyboard reach and choose them and no other', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    await render(<Options mode="answer" label="Alternativas" options={options} selected={null} onChange={onChange} />);
    expect(page.getByRole('radio').elements()).toHaveLength(n);
    await userEvent.tab();
    const reached = [];
    for (const key of ['a', 'b', 'c', 'd', 'e', '1', '2', '3', '4', '5']) {
      focusOn('A');
      await userEvent.keyboard(key);
      reached.push(Number(focused()));
    }
    const upTo = [1, 2, 3, 4, 5].map((value) => (value <= n ? value : 1));
    expect(reached).toEqual([...upTo, ...upTo]);
    focusOn(there.at(-1) ?? '');
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[n]]);
  });
});

describe('answering', () => {
  it('is a named group of radios that read their letter, without the blank option', async () => {
    await render(<Live onChange={vi.fn<(value: number | null) => void>()} />);
    await expect.element(page.getByRole('group', { name: 'Alternativas da questão 24' })).toBeVisible();
    expect(page.getByRole('radio').all()).toHaveLength(4);
    await expect.element(option('B')).toHaveAccessibleName('Alternativa B: 72');
  });

  it('chooses by a click anywhere on the card', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    await render(<Live onChange={onChange} />);
    await page.getByText('72').click();
    expect(onChange.mock.calls).toEqual([[2]]);
    await expect.element(option('B')).toBeChecked();
  });

  it('arrows move and choose', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    await render(<Live start={1} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(onChange.mock.calls).toEqual([[2], [3], [2]]);
  });

  it.each([
    ['letter', 'c', '3'],
    ['capital letter', 'D', '4'],
    ['digit', '2', '2'],
    ['letter of a hidden option stays', 'e', '1'],
  ])('%s moves without choosing; Space chooses', async (_, key, place) => {
    const onChange = vi.fn<(value: number | null) => void>();
    await render(<Live onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(focused()).toBe(place);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[Number(place)]]);
  });

  it('leaves shortcuts of the browser alone', async () => {
    await render(<Live onChange={vi.fn<(value: number | null) => void>()} />);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(focused()).toBe('1');
  });

  it.each(['{Delete}', '{Backspace}'])('%s takes the answer back', async (key) => {
    const onChange = vi.fn<(value: number | null) => void>();
    await render(<Live start={2} onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(onChange.mock.calls).toEqual([[null]]);
    await expect.element(option('B')).not.toBeChecked();
  });

  it('the button takes the answer back, goes away and leaves focus on that option', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    await render(<Live start={3} onChange={onChange} />);
    const clear = page.getByRole('button', { name: 'Limpar resposta' });
    await clear.click();
    expect(onChange.mock.calls).toEqual([[null]]);
    await expect.element(clear).not.toBeInTheDocument();
    expect(focused()).toBe('3');
  });
});

describe('stopped', () => {
  const stopped = { why: 'offline', text: 'Sem internet.' } as const;

  it('says why, stays focusable and changes nothing', async () => {
    const onChange = vi.fn<(value: number | null) => void>();
    await render(<Live start={2} stopped={stopped} onChange={onChange} />);
    await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Sem internet.');
    await userEvent.tab();
    expect(focused()).toBe('2');
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await page.getByText('64').click({ force: true });
    expect(onChange).not.toHaveBeenCalled();
    await expect.element(option('B')).toBeChecked();
    await expect.element(option('A')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(page.getByRole('button', { name: 'Limpar resposta' })).not.toBeInTheDocument();
  });
});

describe('review', () => {
  const shared = { label: 'Alternativas', options: sampleOptions };
  const texts = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);

  it.each([
    ['wrong', 3, 2, 'Alternativa B, resposta certa:', 'Alternativa C, sua resposta, errada:'],
    ['right', 2, 2, 'Alternativa B, sua resposta, certa:', 'Alternativa C:'],
    ['blank', null, 2, 'Alternativa B, resposta certa:', 'Alternativa C:'],
    ['annulled', 3, null, 'Alternativa B:', 'Alternativa C, sua resposta:'],
  ])('%s', async (_, selected, correct, b, c) => {
    await render(<Options mode="review" {...shared} selected={selected} correct={correct} />);
    const said = texts();
    expect(said).toHaveLength(4);
    expect(said[1]).toContain(b);
    expect(said[2]).toContain(c);
    expect(page.getByRole('radio').all()).toHaveLength(0);
  });

  it('read only shows the answer and judges nothing', async () => {
    await render(<Options mode="readonly" {...shared} selected={1} />);
    expect(texts()[0]).toContain('Alternativa A, sua resposta:');
    expect(texts().join(' ')).not.toMatch(/certa|errada/);
  });
});

it('an option that was tried before is named so and cannot be chosen, by tap or by key', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  await render(
    <Options
      mode="answer"
      label="Alternativas"
      options={sampleOptions}
      selected={null}
      onChange={onChange}
      tried={{ value: 2, text: 'já tentada' }}
    />,
  );
  const tried = page.getByRole('radio', { name: /^Alternativa B, já tentada:/ });
  await expect.element(tried).toBeDisabled();
  await page.getByText('64').click();
  tried.element().closest('label')?.click();
  await userEvent.keyboard('b');
  await expect.element(page.getByRole('radio', { name: /^Alternativa A:/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(onChange.mock.calls).toEqual([[1], [3]]);
});
