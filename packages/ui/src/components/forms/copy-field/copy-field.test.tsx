import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { CopyField } from './copy-field.tsx';

const secret = 'k7Pm2qRx9T';
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('copying', () => {
  it('hands the value over and says so politely', async () => {
    const written = clipboard(() => Promise.resolve());
    const screen = await render(<CopyField label="Código do aluno" value="1002" />);
    await screen.getByRole('button', { name: 'Copiar Código do aluno' }).click();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Copiado');
    expect(written).toHaveBeenCalledExactlyOnceWith('1002');
  });

  it('works while the secret is hidden', async () => {
    const written = clipboard(() => Promise.resolve());
    const screen = await render(<CopyField label="Nova senha" value={secret} secret />);
    await screen.getByRole('button', { name: 'Mostrar: Nova senha' }).click();
    await expect.element(screen.getByRole('textbox')).toHaveValue('••••••••••');
    await screen.getByRole('button', { name: 'Copiar Nova senha' }).click();
    expect(written).toHaveBeenCalledExactlyOnceWith(secret);
  });

  it('where the browser refuses, selects the value and says what to do', async () => {
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const screen = await render(<CopyField label="Nova senha" value={secret} secret />);
    await screen.getByRole('button', { name: 'Copiar Nova senha' }).click();
    await expect.element(screen.getByText(/^Não conseguimos copiar/)).toBeVisible();
    const input = screen.getByRole('textbox');
    await expect.element(input).toHaveFocus();
    expect(document.getSelection()?.toString()).toBe(secret);
  });
});

describe('a secret', () => {
  it('hides itself after 30 s and comes back for another 30 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await render(<CopyField label="Nova senha" value={secret} secret />);
    const input = () => {
      const element = screen.getByRole('textbox').element();
      return element instanceof HTMLInputElement ? element.value : null;
    };
    flushSync(() => vi.advanceTimersByTime(29_999));
    expect(input()).toBe(secret);
    flushSync(() => vi.advanceTimersByTime(1));
    expect(input()).toBe('••••••••••');
    const show = screen.getByRole('button', { name: 'Mostrar: Nova senha' }).element();
    flushSync(() => show instanceof HTMLElement && show.click());
    expect(input()).toBe(secret);
    flushSync(() => vi.advanceTimersByTime(30_000));
    expect(input()).toBe('••••••••••');
  });

  it('an id is no secret: it stays and has nothing to show', async () => {
    const screen = await render(<CopyField label="Código do aluno" value="1002" />);
    await expect.element(screen.getByRole('button', { name: /Mostrar/ })).not.toBeInTheDocument();
  });
});
