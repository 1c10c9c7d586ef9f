import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { SaveBar, type SaveBarPlace, type SaveBarProps } from './save-bar.tsx';

type Standing = Partial<Omit<SaveBarProps, keyof SaveBarPlace>>;
const titled = { title: 'Editar curso', subtitle: 'Biologia', backHref: '#cursos', backLabel: 'Voltar para os cursos' };

const standing = { state: 'unsaved', stateText: 'Alterações não salvas', onSave: () => undefined } as const;
const over = (props: Standing = {}) => (
  <ThemeProvider tema="claro">
    <SaveBar {...standing} {...titled} {...props} />
    <div style={{ height: 3000 }} />
  </ThemeProvider>
);
const foot = (props: Standing = {}) => (
  <ThemeProvider tema="claro">
    <div style={{ height: 3000 }} />
    <SaveBar {...standing} {...props} />
  </ThemeProvider>
);
const button = (name: string) => page.getByRole('button', { name });
/** Clicks directly: a button on hold ignores the click but can still be reached. */
const tap = (name: string) => (button(name).element() as HTMLButtonElement).click();

describe('the button that saves', () => {
  it.each([
    ['usable', {}, 1],
    ['saving', { state: 'saving' }, 0],
    ['with nothing to save', { state: 'saved', disabled: true }, 0],
  ] as const)('%s: one tap saves %i times', async (_name, props, times) => {
    const onSave = vi.fn<() => void>();
    await render(over({ ...props, onSave }));
    tap('Salvar');
    expect(onSave).toHaveBeenCalledTimes(times);
  });

  it('says why it cannot be used', async () => {
    await render(over({ disabled: true, stateText: 'Há duas versões' }));
    await expect.element(button('Salvar')).toHaveAccessibleDescription('Há duas versões');
  });

  it('without an action of its own sends the form around', async () => {
    const sent = vi.fn<() => void>();
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        {foot({ onSave: undefined })}
      </form>,
    );
    tap('Salvar');
    expect(sent).toHaveBeenCalledOnce();
  });
});

describe('going back to what is saved', () => {
  it.each(['unsaved', 'failed', 'offline'] as const)('is offered while the form is %s', async (state) => {
    const onDiscard = vi.fn<() => void>();
    await render(foot({ state, onDiscard }));
    tap('Descartar');
    expect(onDiscard).toHaveBeenCalledOnce();
  });

  it('waits while the form is being saved, and goes once it is', async () => {
    const screen = await render(foot({ state: 'saving', onDiscard: () => undefined }));
    await expect.element(button('Descartar')).toBeDisabled();
    await screen.rerender(foot({ state: 'saved', onDiscard: () => undefined }));
    await expect.element(button('Descartar')).not.toBeInTheDocument();
  });
});

describe('on a narrow phone', () => {
  it('with a title it stays at the top', async () => {
    await page.viewport(320, 640);
    const screen = await render(over({ onDiscard: () => undefined }));
    window.scrollTo(0, 800);
    expect(screen.container.querySelector('header')?.getBoundingClientRect().top).toBe(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('without one it is in sight above the navigation while something is not saved', async () => {
    await page.viewport(320, 640);
    const screen = await render(foot({ onDiscard: () => undefined }));
    window.scrollTo(0, 0);
    const { bottom } = button('Salvar').element().getBoundingClientRect();
    expect(bottom).toBeLessThan(640 - 64);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await screen.rerender(foot({ state: 'saved', stateText: 'Tudo salvo' }));
    expect(button('Salvar').element().getBoundingClientRect().top).toBeGreaterThan(640);
  });
});
