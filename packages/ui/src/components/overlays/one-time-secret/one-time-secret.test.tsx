import { afterEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { OneTimeSecret, type OneTimeSecretProps } from './one-time-secret.tsx';

const SECRET = 'mr7kxw4tqh';
const sheet = page.getByRole('dialog', { name: 'Marcos Teles' });
const asked = page.getByRole('alertdialog', { name: 'Fechar sem guardar a senha?' });
const clipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);

async function show(over: Partial<OneTimeSecretProps> = {}) {
  const onClose = vi.fn<() => void>();
  await render(
    <OneTimeSecret
      title="Marcos Teles"
      done="Senha nova"
      label="Senha inicial"
      value={SECRET}
      facts={[{ term: 'Usuário', value: 'marcos.teles' }]}
      closeLabel="Fechar"
      onClose={onClose}
      {...over}
    >
      Marcos troca a senha no primeiro acesso.
    </OneTimeSecret>,
  );
  return onClose;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the secret', () => {
  it('stands in two groups and reads as one word', async () => {
    await show();
    const value = sheet.getByLabelText('Senha inicial', { exact: true });
    await expect.element(value).toHaveTextContent(SECRET);
    expect([...value.element().children].map((group) => group.textContent)).toEqual(['mr7kx', 'w4tqh']);
    expect(Number.parseFloat(getComputedStyle(value.element()).fontSize)).toBeGreaterThanOrEqual(32);
  });

  it('is hidden after a while and shown again', async () => {
    vi.useFakeTimers();
    await show();
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await expect.element(sheet.getByLabelText('Senha inicial', { exact: true })).not.toHaveTextContent(SECRET);
    await sheet.getByRole('button', { name: 'Mostrar: Senha inicial' }).click();
    await expect.element(sheet.getByLabelText('Senha inicial', { exact: true })).toHaveTextContent(SECRET);
  });
});

describe('closing', () => {
  it('asks once more while it was not taken, by the button and by Escape', async () => {
    const onClose = await show();
    await sheet.getByRole('button', { name: 'Fechar' }).last().click();
    await expect.element(asked.getByRole('button', { name: 'Voltar à senha' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(asked).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await asked.getByRole('button', { name: 'Fechar mesmo assim' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not ask after it was copied with what belongs to it', async () => {
    const written = clipboard(() => Promise.resolve());
    const onClose = await show();
    await sheet.getByRole('button', { name: 'Copiar tudo' }).click();
    await expect.element(sheet.getByRole('status')).toHaveTextContent('Copiado');
    expect(written).toHaveBeenCalledExactlyOnceWith(`Usuário: marcos.teles\nSenha inicial: ${SECRET}`);
    await sheet.getByRole('button', { name: 'Fechar' }).last().click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not ask after it was printed', async () => {
    const onPrint = vi.fn<() => void>();
    const onClose = await show({ onPrint });
    await sheet.getByRole('button', { name: 'Imprimir ficha' }).click();
    await sheet.getByRole('button', { name: 'Fechar' }).last().click();
    expect([onPrint.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  });

  it('asks on after a copy that the browser refused', async () => {
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const onClose = await show({ facts: [] });
    await sheet.getByRole('button', { name: 'Copiar senha' }).click();
    await expect.element(sheet.getByRole('status').getByText(/^Não conseguimos copiar/u)).toBeVisible();
    await sheet.getByRole('button', { name: 'Fechar' }).last().click();
    await expect.element(asked).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
