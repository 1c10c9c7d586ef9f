import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../actions/button/button.tsx';
import { Announcer, useAnnounce } from './announcer.tsx';

const Speaker = () => {
  const announce = useAnnounce();
  return (
    <>
      <Button onClick={() => announce('Página 2 de 3')}>polite</Button>
      <Button onClick={() => announce('Resposta certa', 'assertive')}>assertive</Button>
      <Button onClick={() => ['um', 'dois', 'três', 'quatro'].forEach((text) => announce(text))}>many</Button>
    </>
  );
};
const shown = () =>
  render(
    <Announcer>
      <Speaker />
    </Announcer>,
  );

it.each([
  ['polite', 'status', 'Página 2 de 3'],
  ['assertive', 'alert', 'Resposta certa'],
] as const)('says %s news in the %s region', async (button, role, text) => {
  const screen = await shown();
  await screen.getByRole('button', { name: button }).click();
  await expect.element(screen.getByRole(role)).toHaveTextContent(text);
});

it('keeps the last three messages that came at once', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'many' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('doistrêsquatro');
});

it('adds the same text again so that it is heard again', async () => {
  const screen = await shown();
  await screen.getByRole('button', { name: 'polite' }).click();
  await screen.getByRole('button', { name: 'polite' }).click();
  expect(screen.getByRole('status').element().childElementCount).toBe(2);
});
