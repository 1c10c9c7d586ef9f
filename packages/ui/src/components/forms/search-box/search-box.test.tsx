import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Dialog } from '../../overlays/dialog/dialog.tsx';
import { SearchBox, type SearchBoxProps } from './search-box.tsx';

const asked = vi.fn<(text: string) => void>();
const Students = ({ start = '', ...props }: Partial<SearchBoxProps> & { start?: string }) => {
  const [text, setText] = useState(start);
  const search = (next: string) => {
    asked(next);
    setText(next);
  };
  return (
    <>
      <SearchBox label="Buscar aluno" value={text} onChange={search} results="2 alunos" {...props} />
      <button type="button" onClick={() => setText('')}>
        Limpar filtros
      </button>
    </>
  );
};
const box = page.getByRole('searchbox', { name: 'Buscar aluno' });

beforeEach(() => asked.mockClear());

describe('asks', () => {
  it('once, when the typing pauses, and keeps what is typed meanwhile', async () => {
    await render(<Students />);
    await box.click();
    await userEvent.keyboard('amado');
    await expect.poll(() => asked.mock.calls).toEqual([['amado']]);
    await expect.element(box).toHaveValue('amado');
    await expect.element(box).toHaveFocus();
  });

  it('at once by Enter, and not again after the pause', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await render(<Students />);
    box.element().focus();
    await userEvent.keyboard('ana{Enter}');
    expect(asked.mock.calls).toEqual([['ana']]);
    vi.advanceTimersByTime(1000);
    expect(asked.mock.calls).toEqual([['ana']]);
    vi.useRealTimers();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => page.getByRole('button', { name: 'Limpar busca' }).click()],
  ])('for everything by %s', async (_name, clear) => {
    await render(<Students start="ana" />);
    box.element().focus();
    await clear();
    expect(asked.mock.calls).toEqual([['']]);
    await expect.element(box).toHaveValue('');
    await expect.element(page.getByRole('button', { name: 'Limpar busca' })).not.toBeInTheDocument();
  });
});

it('takes a text from outside and drops what waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Students start="ana" />);
  box.element().focus();
  await userEvent.keyboard('b');
  (page.getByRole('button', { name: 'Limpar filtros' }).element() as HTMLButtonElement).click();
  await expect.poll(() => (box.element() as HTMLInputElement).value).toBe('');
  vi.advanceTimersByTime(1000);
  expect(asked).not.toHaveBeenCalled();
  vi.useRealTimers();
});

it.each([
  ['found', {}, '2 alunos'],
  ['still waiting', { loading: true }, ''],
])('when %s it tells so, politely', async (_name, props, told) => {
  await render(<Students start="ana" {...props} />);
  expect(page.getByRole('status').element().textContent).toBe(told);
});

it('is a search landmark of its own unless it stands in one', async () => {
  const screen = await render(<Students />);
  const landmarks = () => document.querySelectorAll('search[aria-label="Buscar aluno"]').length;
  expect(landmarks()).toBe(1);
  await screen.rerender(<Students landmark={false} />);
  expect(landmarks()).toBe(0);
});

it('in a dialog the first Escape is the text’s, the second the dialog’s', async () => {
  const onClose = vi.fn<() => void>();
  await render(
    <Dialog open onClose={onClose} title="Filtros">
      <Students start="ana" />
    </Dialog>,
  );
  await box.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(box).toHaveValue('');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
