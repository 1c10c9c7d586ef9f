import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { STRIP_COMES } from '../frames/frame-names.ts';
import { uncover } from './uncover.ts';

const FORM = `<main><form><input aria-label="antes" name="username"><input name="password" type="password">
<input type="checkbox"><button type="submit">ENTRAR</button></form></main>`;

function Login({ onSend }: { onSend: (values: readonly unknown[]) => void }) {
  const [name, setName] = useState('');
  const [secret, setSecret] = useState('');
  const [kept, setKept] = useState(false);
  return (
    <main>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSend([name, secret, kept]);
        }}
      >
        <input aria-label="usuário" name="username" value={name} onChange={({ target }) => setName(target.value)} />
        <input aria-label="senha" name="password" value={secret} onChange={({ target }) => setSecret(target.value)} />
        <input aria-label="lembrar" type="checkbox" checked={kept} onChange={({ target }) => setKept(target.checked)} />
        <button type="submit">ENTRAR</button>
      </form>
    </main>
  );
}

/** A page whose login was filled in before React drew its own. */
async function handOver(fill: (layer: HTMLElement) => void, screen?: ReactNode) {
  const onSend = vi.fn<(values: readonly unknown[]) => void>();
  const layer = document.createElement('div');
  const place = document.createElement('div');
  layer.id = 'pre';
  layer.innerHTML = FORM;
  place.innerHTML = '<p>ERRO</p>';
  document.body.append(layer, place);
  fill(layer);
  const fallback = place.firstElementChild;
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    layer.remove();
    document.documentElement.removeAttribute('data-sem-login');
  });
  const done = uncover(place, fallback);
  expect(layer.isConnected).toBe(true);
  root.render(screen ?? <Login onSend={onSend} />);
  await done;
  return { layer, onSend };
}
const field = (layer: HTMLElement, name: string) => layer.querySelector<HTMLInputElement>(`input[name="${name}"]`);

function filled(layer: HTMLElement): void {
  const name = field(layer, 'username');
  const secret = field(layer, 'password');
  if (!name || !secret) throw new Error('no fields');
  name.value = 'bia';
  secret.value = 'segredo';
  layer.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
  name.focus();
  name.setSelectionRange(1, 2);
}

it('texts, checkbox, focus and selection are in the login that React drew', async () => {
  const { layer, onSend } = await handOver(filled);
  expect(layer.isConnected).toBe(false);
  const name = page.getByLabelText('usuário');
  await expect.element(name).toHaveValue('bia');
  await expect.element(page.getByLabelText('senha')).toHaveValue('segredo');
  await expect.element(page.getByLabelText('lembrar')).toBeChecked();
  await expect.element(name).toHaveFocus();
  const input: unknown = name.element();
  expect(input).toMatchObject({ selectionStart: 1, selectionEnd: 2 });
  expect(onSend).not.toHaveBeenCalled();
});

it('ENTRAR that was pressed before is pressed again, once, with everything that was typed', async () => {
  const { onSend } = await handOver((layer) => {
    filled(layer);
    layer.querySelector('form')?.setAttribute('data-enviado', '');
  });
  expect(onSend).toHaveBeenCalledExactlyOnceWith(['bia', 'segredo', true]);
});

/** A login whose own part is still on its way. */
function Waiting({ ready }: { ready: Promise<ReactNode> }) {
  const [login, setLogin] = useState<ReactNode>(<p>Carregando</p>);
  useEffect(() => void ready.then(setLogin), [ready]);
  return login;
}

it('stands until the login of the app is drawn, not only its waiting', async () => {
  const onSend = vi.fn<(values: readonly unknown[]) => void>();
  let come: (login: ReactNode) => void = () => undefined;
  const ready = new Promise<ReactNode>((resolve) => (come = resolve));
  let stands: HTMLElement | undefined;
  const done = handOver(
    (layer) => {
      filled(layer);
      stands = layer;
    },
    <Waiting ready={ready} />,
  );
  await expect.element(page.getByText('Carregando')).toBeInTheDocument();
  expect(stands?.isConnected).toBe(true);
  come(<Login onSend={onSend} />);
  const { layer } = await done;
  expect(layer.isConnected).toBe(false);
  await expect.element(page.getByLabelText('usuário')).toHaveValue('bia');
});

it('where no login came nothing is carried, and the layer goes', async () => {
  const { layer } = await handOver(
    filled,
    <main>
      <input aria-label="outro" defaultValue="" />
    </main>,
  );
  expect(layer.isConnected).toBe(false);
  await expect.element(page.getByLabelText('outro')).toHaveValue('');
});

describe('the frame of a screen', () => {
  /** A page with the frame of somebody who is signed in. */
  function framed() {
    document.documentElement.setAttribute('data-sem-login', '');
    document.documentElement.setAttribute('data-quadro', '');
    const [layer, frame, place] = [0, 1, 2].map(() => document.createElement('div'));
    if (!layer || !frame || !place) throw new Error('no page');
    layer.id = 'pre';
    frame.id = 'quadro';
    frame.innerHTML = '<nav><a href="/conta">Conta</a></nav><main><h1>Home</h1></main>';
    document.body.append(frame, layer, place);
    const root = createRoot(place);
    onTestFinished(() => {
      root.unmount();
      for (const one of [layer, frame, place]) one.remove();
      document.documentElement.removeAttribute('data-sem-login');
      document.documentElement.removeAttribute('data-quadro');
    });
    return { frame, root, done: uncover(place, null) };
  }

  it('stands while the app only waits, and goes with its first page', async () => {
    const { frame, root, done } = framed();
    root.render(<p>Carregando</p>);
    await expect.element(page.getByText('Carregando')).toBeInTheDocument();
    expect(frame.isConnected).toBe(true);
    root.render(<main>Tudo aqui</main>);
    await done;
    expect(frame.isConnected).toBe(false);
    expect(document.documentElement.hasAttribute('data-quadro')).toBe(false);
  });

  it('who was on a link of the frame stays on it', async () => {
    const { frame, root, done } = framed();
    frame.querySelector('a')?.focus();
    root.render(
      <main>
        <a href="/conta">Conta</a>
      </main>,
    );
    await done;
    await expect.element(page.getByRole('link', { name: 'Conta' })).toHaveFocus();
  });

  it.each([
    ['by its words', '<button data-enviado="">Mudar de aluno</button><button>Sair do modo aluno</button>'],
    ['by its label', '<button data-enviado="" aria-label="Mudar de aluno"><i></i></button>'],
  ])('who pressed a button of the frame has pressed the one of the app, found %s, once', async (_how, html) => {
    const { frame, root, done } = framed();
    frame.innerHTML = html;
    const change = vi.fn<() => void>();
    const leave = vi.fn<() => void>();
    root.render(
      <main>
        <button aria-label="Fechar" onClick={leave} />
        <button onClick={leave}>Sair do modo aluno</button>
        <button aria-label="Mudar de aluno" onClick={change}>
          <i />
        </button>
      </main>,
    );
    await done;
    expect(change).toHaveBeenCalledTimes(1);
    expect(leave).not.toHaveBeenCalled();
  });
});

it('the frame stays until the strip over a student\u2019s view has come', async () => {
  const frame = document.createElement('div');
  frame.id = 'quadro';
  document.body.append(frame);
  document.documentElement.setAttribute('data-quadro', '');
  let come = () => {};
  const code = new Promise<void>((resolve) => (come = resolve));
  function Viewed() {
    const [isIn, setIsIn] = useState(false);
    useEffect(() => void code.then(() => setIsIn(true)), []);
    return (
      <>
        {isIn ? <section aria-label="Faixa" /> : <i hidden {...{ [STRIP_COMES]: '' }} />}
        <main>Provas</main>
      </>
    );
  }
  const done = handOver(() => {}, <Viewed />);
  await expect.element(page.getByText('Provas')).toBeInTheDocument();
  expect(frame.isConnected).toBe(true);
  come();
  await done;
  expect(frame.isConnected).toBe(false);
});
