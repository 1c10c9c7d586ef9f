import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Drawer } from './drawer.tsx';

afterEach(() => page.viewport(360, 800));

const boxOf = () => {
  const modal = document.querySelector('dialog');
  for (const animation of modal?.getAnimations() ?? []) animation.finish();
  return modal?.getBoundingClientRect();
};

it.each([
  ['a phone', 360, 0, 360],
  ['a computer', 1280, 820, 460],
])('on %s it stands at the end over the whole height', async (_name, width, left, wide) => {
  await page.viewport(width, 800);
  await render(
    <Drawer open onClose={() => undefined} title="Davi Nogueira">
      x
    </Drawer>,
  );
  const box = boxOf();
  expect([box?.left, box?.width, box?.top, box?.height]).toEqual([left, wide, 0, 800]);
});

it('closes by Escape and by a tap beside it', async () => {
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <Drawer open onClose={onClose} title="Davi Nogueira">
      x
    </Drawer>,
  );
  await expect.element(screen.getByRole('heading', { name: 'Davi Nogueira' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  document.querySelector('dialog')?.click();
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('its actions never cover what has the focus', async () => {
  const fields = Array.from({ length: 30 }, (_, n) => `Campo ${n}`);
  const screen = await render(
    <Drawer open onClose={() => undefined} title="Nova pessoa" footer={<button type="button">Criar</button>}>
      {fields.map((field) => (
        <input key={field} aria-label={field} />
      ))}
    </Drawer>,
  );
  const create = screen.getByRole('button', { name: 'Criar' });
  const topOfActions = () => create.element().parentElement?.getBoundingClientRect().top ?? 0;
  screen.getByLabelText('Campo 0', { exact: true }).element().focus();
  for (const field of fields) {
    const input = screen.getByLabelText(field, { exact: true });
    await expect.element(input).toHaveFocus();
    expect(input.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(topOfActions());
    await userEvent.keyboard('{Tab}');
  }
  await expect.element(create).toHaveFocus();
});

it('beside the list on a wide screen it covers nothing; Escape closes it, and the focus returns', async () => {
  await page.viewport(1280, 800);
  const onClose = vi.fn<() => void>();
  const shown = (open: boolean) => (
    <>
      <button type="button">Criar várias</button>
      <Drawer open={open} beside onClose={onClose} title="Criar várias turmas">
        x
      </Drawer>
    </>
  );
  const screen = await render(shown(false));
  const opener = screen.getByRole('button', { name: 'Criar várias' });
  opener.element().focus();
  await screen.rerender(shown(true));
  await expect.element(screen.getByRole('heading', { name: 'Criar várias turmas' })).toHaveFocus();
  expect(document.querySelector('dialog')).toBeNull();
  await expect.element(screen.getByRole('region', { name: 'Criar várias turmas' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await screen.rerender(shown(false));
  await expect.element(opener).toHaveFocus();
});

it('on a phone it covers the page, beside a list or not', async () => {
  await page.viewport(360, 800);
  await render(
    <Drawer open beside onClose={() => undefined} title="Criar várias turmas">
      x
    </Drawer>,
  );
  expect(document.querySelector('dialog')?.open).toBe(true);
});
