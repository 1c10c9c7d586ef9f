import { beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { playerOrigin, type VideoAction } from './player.ts';
import { VideoFacade } from './video-facade.tsx';

const onAction = vi.fn<(action: VideoAction) => void>();
const onBlocked = vi.fn<() => void>();
const shown = async (blocked = false) =>
  render(
    <VideoFacade
      video={{ provider: 'youtube', id: 'exemplo' }}
      title="Função afim"
      href="#video"
      hrefLabel="Abrir no YouTube"
      blockedText="Este vídeo não abre aqui."
      blocked={blocked}
      onAction={onAction}
      onBlocked={onBlocked}
    />,
  );
const player = () => document.querySelector('iframe');
/** As the player would send it; `origin` may lie. */
const says = (info: object, origin: string = playerOrigin) =>
  window.dispatchEvent(
    new MessageEvent('message', { origin, source: player()?.contentWindow ?? null, data: JSON.stringify(info) }),
  );

beforeEach(() => {
  vi.clearAllMocks();
});

it('has nothing foreign until play is pressed, then a named player with the focus', async () => {
  const screen = await shown();
  expect(document.querySelectorAll('iframe, [src*="youtube"]')).toHaveLength(0);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const frame = screen.getByTitle('Função afim').element();
  expect(new URL(frame.getAttribute('src') ?? '').origin).toBe('https://www.youtube-nocookie.com');
  expect(document.activeElement).toBe(frame);
  expect(onAction.mock.calls).toEqual([['play']]);
  await expect.element(screen.getByRole('link', { name: /Abrir no YouTube/ })).toBeVisible();
});

it('tells pause, play and speed once each, and believes only its own player', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'Assistir: Função afim' }).click();
  says({ event: 'onStateChange', info: 2 }, 'https://exemplo.invalid');
  says({ event: 'onStateChange', info: 1 });
  says({ event: 'onStateChange', info: 2 });
  says({ event: 'infoDelivery', info: { playerState: 2, playbackRate: 1 } });
  says({ event: 'infoDelivery', info: { playbackRate: 1.5 } });
  says({ event: 'onStateChange', info: 1 });
  expect(onAction.mock.calls.map(([action]) => action)).toEqual(['play', 'pause', 'speed', 'play']);
});

it('shows the way out when the player refuses', async () => {
  const screen = await shown();
  await screen.getByRole('button').click();
  says({ event: 'onError', info: 150 });
  await expect.element(screen.getByRole('alert').getByText('Este vídeo não abre aqui.')).toBeVisible();
  expect(onBlocked).toHaveBeenCalledOnce();
  expect(player()).toBeNull();
});

it('known not to play: no button, a link', async () => {
  const screen = await shown(true);
  await expect.element(screen.getByRole('link', { name: /Abrir no YouTube/ })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});
