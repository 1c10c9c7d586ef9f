import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { ActionBar } from '../../navigation/action-bar/action-bar.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { ReviewOptions } from '../../question/options/review-options.tsx';
import { AnswerSheet, type AnswerSheetProps } from './answer-sheet.tsx';

const idle = () => undefined;
const shown = (props: Partial<AnswerSheetProps> = {}) =>
  render(
    <ThemeProvider tema="roteiro">
      <AnswerSheet open result="right" title="Resposta certa!" continueLabel="CONTINUAR" onContinue={idle} {...props} />
    </ThemeProvider>,
  );
const ways = [
  { label: 'Tentar novamente', onClick: idle },
  { label: 'Estudar mais', onClick: idle },
];
const right = { result: 'right', title: 'Resposta certa!' } as const;
const wrong = { result: 'wrong', title: 'Você perdeu uma vida...', lifeLost: true } as const;
const mood = (container: HTMLElement) => container.querySelector('img[src*="mascot-"]')?.getAttribute('src');

describe('AnswerSheet', () => {
  afterEach(() => page.viewport(360, 800));

  it('a right answer reads as result and coins, with Pipa glad', async () => {
    const screen = await shown({ moedas: 20 });
    const sheet = screen.getByRole('dialog', { name: 'Resposta certa!' });
    await expect.element(sheet).toHaveAccessibleDescription('Mais 20 moedas');
    await expect.element(screen.getByText('+20 moedas')).toBeVisible();
    expect(mood(screen.container)).toContain('feliz');
    // It dims nothing: the option that was right is still seen.
    expect(getComputedStyle(sheet.element(), '::backdrop').backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  it.each([
    [1, 'completo', 240],
    [4, 'completo', 240],
    [4, 'reduzido', 240],
    [4, 'completo', 600],
    [4, 'reduzido', 600],
  ] as const)(
    'leaves the right option, number %i, in sight above it, and gives the space back (movimento %s, %i px of question)',
    async (correct, movimento, question) => {
      await page.viewport(360, 640);
      const options = ['20', '25', '30', '35'].map((html, n) => ({ value: n + 1, html }));
      const tree = (open: boolean) => (
        <ThemeProvider tema="roteiro" page="frame" movimento={movimento}>
          <div>
            <div style={{ height: question }} />
            <ReviewOptions label="Alternativas" options={options} selected={correct} correct={correct} />
            <AnswerSheet
              open={open}
              result="right"
              title="Resposta certa!"
              continueLabel="CONTINUAR"
              onContinue={idle}
            />
          </div>
        </ThemeProvider>
      );
      const screen = await render(tree(true));
      const sheet = screen.getByRole('dialog').element();
      const option = screen.getByRole('listitem').nth(correct - 1);
      const top = () => window.innerHeight - sheet.getBoundingClientRect().height;
      await expect.poll(() => option.element().getBoundingClientRect().bottom).toBeLessThan(top());
      expect(option.element().getBoundingClientRect().top).toBeGreaterThan(0);
      await screen.rerender(tree(false));
      expect(option.element().parentElement?.style.marginBlockEnd).toBe('');
    },
  );

  it('after several in a row Pipa celebrates, once, and the way on is there at once', async () => {
    const screen = await shown({ mood: 'comemorando', text: '3 acertos seguidos.' });
    await expect.element(screen.getByRole('button', { name: 'CONTINUAR' })).toBeEnabled();
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleDescription('3 acertos seguidos.');
    await expect.poll(() => screen.container.querySelector('.pipa-comemorando')).not.toBeNull();
  });

  it('a wrong one reads as the life it cost, with Pipa sorry', async () => {
    const screen = await shown({ ...wrong, text: 'Que tal tentar de novo?' });
    const sheet = screen.getByRole('dialog', { name: 'Você perdeu uma vida...' });
    await expect.element(sheet).toHaveAccessibleDescription('Menos 1 vida Que tal tentar de novo?');
    await expect.element(screen.getByText('−1')).toBeVisible();
    expect(mood(screen.container)).toContain('triste');
  });

  it('shows the lost life in the row of those that are left', async () => {
    const screen = await shown({ ...wrong, vidas: 3 });
    await expect.element(screen.getByRole('img', { name: '3 de 5 vidas' })).toBeVisible();
    expect(screen.container.querySelectorAll('[data-heart="lost"]')).toHaveLength(1);
    await expect.element(screen.getByRole('dialog')).toHaveAccessibleDescription('3 de 5 vidas Menos 1 vida');
  });

  it.each([
    ['without lives', { result: 'wrong', title: 'Resposta errada' }, '−1'],
    ['as a visitor', { result: 'right', title: 'Resposta certa!' }, 'moedas'],
  ] as const)('%s nothing is paid and nothing is lost', async (_name, props, text) => {
    const screen = await shown(props);
    expect(screen.getByText(text).all()).toHaveLength(0);
  });

  it('puts the focus on the result and the ways on in order, the main one first', async () => {
    await shown({ ...wrong, ways });
    expect(document.activeElement?.textContent).toBe('Você perdeu uma vida...');
    for (const name of ['Tentar novamente', 'Estudar mais', 'CONTINUAR']) {
      await userEvent.tab();
      expect(document.activeElement?.textContent).toBe(name);
    }
  });

  it('on a phone that lies all ways on stand in one row, and nothing has to be scrolled', async () => {
    await page.viewport(740, 360);
    const screen = await shown({ ...wrong, ways, text: 'Errar faz parte da viagem. Que tal tentar de novo?' });
    const buttons = screen.getByRole('button').elements();
    expect(buttons).toHaveLength(3);
    expect(new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top))).size).toBe(1);
    const box = screen.getByRole('dialog').element().firstElementChild;
    expect(box?.scrollHeight).toBe(box?.clientHeight);
    for (const button of buttons) expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  });

  it('continuing is the filled button only when it is the only way', async () => {
    const look = async (props: Partial<AnswerSheetProps>) => {
      const screen = await shown(props);
      const { backgroundColor } = getComputedStyle(screen.getByRole('button', { name: 'CONTINUAR' }).element());
      await screen.unmount();
      return backgroundColor;
    };
    expect(await look({})).not.toBe(await look({ ways }));
  });

  it.each([
    ['a wrong one', { ...wrong, ways }, true],
    ['a right one, which stands over it', {}, false],
  ] as const)(
    'Escape continues, and gives the focus back to the button of the page: %s',
    async (_name, props, seen) => {
      const onContinue = vi.fn<() => void>();
      const Question = () => {
        const [open, setOpen] = useState(false);
        const leave = () => {
          setOpen(false);
          onContinue();
        };
        return (
          <ThemeProvider tema="roteiro">
            <ActionBar>
              <Button onClick={() => setOpen(true)}>RESPONDER</Button>
            </ActionBar>
            <AnswerSheet open={open} {...right} {...props} continueLabel="CONTINUAR" onContinue={leave} />
          </ThemeProvider>
        );
      };
      const screen = await render(<Question />);
      const button = screen.getByRole('button', { name: 'RESPONDER', includeHidden: true }).element();
      await screen.getByRole('button', { name: 'RESPONDER' }).click();
      await expect.element(screen.getByRole('dialog')).toBeVisible();
      expect(getComputedStyle(button).visibility).toBe(seen ? 'visible' : 'hidden');
      await userEvent.keyboard('{Escape}');
      expect(onContinue).toHaveBeenCalledTimes(1);
      expect(getComputedStyle(button).visibility).toBe('visible');
      expect(document.activeElement).toBe(button);
    },
  );

  it('Escape only closes where going on would give something up', async () => {
    const [onContinue, onDismiss] = [vi.fn<() => void>(), vi.fn<() => void>()];
    await shown({ ways, onContinue, onDismiss });
    await userEvent.keyboard('{Escape}');
    expect([onContinue, onDismiss].map((heard) => heard.mock.calls.length)).toEqual([0, 1]);
  });

  it('keeps continuing in reach under a long comment', async () => {
    const html = '<p>Divida a distância pelo tempo.</p>'.repeat(60);
    const screen = await shown({ comment: { label: 'Comentário', html } });
    for (const animation of document.querySelector('dialog')?.getAnimations() ?? []) animation.finish();
    await screen.getByText('Comentário').click();
    await expect.element(screen.getByText('Divida a distância pelo tempo.').first()).toBeVisible();
    const { bottom } = screen.getByRole('button', { name: 'CONTINUAR' }).element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(innerHeight);
  });
});
