import type { ContatoConfig } from '@luneta/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { framedRoutes } from '../testing/framed-routes.tsx';
import { ThemeProvider } from '@luneta/ui';
import { axeViolations, renderRoute } from '../testing/render-route.tsx';
import { ChatFrame } from './chat-frame.tsx';

const CHANNELS = { email: 'secretaria@escola.example', telefone: '(11) 5555-0100' };
const CHAT: ContatoConfig = {
  ...CHANNELS,
  canal: 'chatwoot',
  chatwoot: { origem: 'https://chat.escola.example', token: 'abcd' },
};

async function opened(contato?: ContatoConfig) {
  const app = await renderRoute({
    app: 'student-v2',
    routes: framedRoutes,
    path: '/home',
    config: contato ? { contato } : {},
  });
  await page.getByRole('button', { name: 'Fale conosco' }).click();
  await expect.element(page.getByRole('heading', { name: 'Fale conosco' })).toBeVisible();
  return app;
}
const frame = () => document.querySelector('iframe');

it.each<[name: string, contato: ContatoConfig | undefined]>([
  ['nothing configured', undefined],
  ['none wanted', { canal: 'nenhum', ...CHANNELS }],
  ['a panel without channels', { canal: 'painel' }],
])('%s: says so, and sends to the school office', async (_, contato) => {
  await opened(contato);
  await expect.element(page.getByText(/^Sua escola ainda não informou um canal/u)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('the panel shows the channels and the hours', async () => {
  await opened({
    canal: 'painel',
    ...CHANNELS,
    whatsapp: '+55 11 95555-0100',
    horario: 'Segunda a sexta, das 7h às 18h',
  });
  await expect
    .element(page.getByRole('link', { name: CHANNELS.email }))
    .toHaveAttribute('href', `mailto:${CHANNELS.email}`);
  await expect.element(page.getByRole('link', { name: CHANNELS.telefone })).toHaveAttribute('href', 'tel:1155550100');
  await expect
    .element(page.getByRole('link', { name: /95555/u }))
    .toHaveAttribute('href', 'https://wa.me/5511955550100');
  await expect.element(page.getByText('Segunda a sexta, das 7h às 18h')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('a link leads to the page of the school in a new tab', async () => {
  await opened({ canal: 'link', link: 'https://escola.example/fale' });
  const link = page.getByRole('link', { name: /^Abrir a página de atendimento/u });
  await expect.element(link).toHaveAttribute('href', 'https://escola.example/fale');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('a chat makes no request before the tap, then opens in an iframe of its own origin', async () => {
  await opened(CHAT);
  await expect.element(page.getByText(/chat\.escola\.example/u)).toBeVisible();
  expect(frame()).toBeNull();
  await page.getByRole('button', { name: 'Abrir o bate-papo' }).click();
  await expect.poll(() => frame()?.src).toBe('https://chat.escola.example/widget?website_token=abcd');
  expect(frame()?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(frame()?.title).toBe('Fale conosco');
});

it('a chat on our own origin is not offered, because the sandbox would not isolate it', async () => {
  await opened({ canal: 'chatwoot', chatwoot: { origem: window.location.origin, token: 'abcd' } });
  await expect.element(page.getByText(/^Sua escola ainda não informou um canal/u)).toBeVisible();
});

it('a chat that reports ready is shown; a message of another origin is ignored', async () => {
  await opened(CHAT);
  await page.getByRole('button', { name: 'Abrir o bate-papo' }).click();
  const waiting = page.getByText('Abrindo o bate-papo…');
  await expect.element(waiting).toBeInTheDocument();
  const say = (origin: string) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data: 'chatwoot-widget:{"event":"loaded"}' }));
  say('https://outro.example');
  await expect.element(waiting).toBeInTheDocument();
  say('https://chat.escola.example');
  await expect.element(waiting).not.toBeInTheDocument();
});

it('a chat that does not load shows e-mail and phone', async () => {
  const { chatwoot } = CHAT;
  await render(
    <ThemeProvider tema="claro">
      {chatwoot && <ChatFrame chat={chatwoot} contato={CHAT} givesUpAfterMs={50} />}
    </ThemeProvider>,
  );
  await expect.element(page.getByText('O bate-papo não abriu.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: CHANNELS.email })).toBeVisible();
  await expect.element(page.getByRole('link', { name: CHANNELS.telefone })).toBeVisible();
  expect(frame()).toBeNull();
});
