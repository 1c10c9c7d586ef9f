import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EssayEditor, type EssayEditorProps } from './essay-editor.tsx';

const Live = (props: Partial<EssayEditorProps>) => {
  const [text, setText] = useState(props.value ?? '');
  return <EssayEditor label="Sua redação" status="modified" {...props} value={text} onChange={setText} />;
};
const sheet = () => page.getByRole('textbox', { name: 'Sua redação' });

describe('EssayEditor', () => {
  it.each(['{Control>}s{/Control}', '{Meta>}s{/Meta}', '{Control>}S{/Control}'])('%s saves', async (keys) => {
    const onSave = vi.fn<() => void>();
    await render(<Live onSave={onSave} />);
    await sheet().click();
    await userEvent.keyboard(keys);
    expect(onSave).toHaveBeenCalledTimes(1);
    await expect.element(sheet()).toHaveValue('');
  });

  it('a plain s is only written', async () => {
    const onSave = vi.fn<() => void>();
    await render(<Live onSave={onSave} />);
    await sheet().click();
    await userEvent.keyboard('s');
    await expect.element(sheet()).toHaveValue('s');
    expect(onSave).not.toHaveBeenCalled();
  });

  it('grows with the text and never scrolls inside', async () => {
    await render(<Live />);
    const height = () => sheet().element().getBoundingClientRect().height;
    const empty = height();
    await sheet().fill(Array.from({ length: 40 }, (_, line) => `linha ${line}`).join('\n'));
    expect(height()).toBeGreaterThan(empty * 2);
    const { scrollHeight, clientHeight } = sheet().element();
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
  });

  it('is as high as its rows while empty', async () => {
    const { rerender } = await render(<Live rows={4} plain />);
    const height = () => sheet().element().getBoundingClientRect().height;
    const short = height();
    await rerender(<Live />);
    expect(height()).toBeGreaterThan(short * 2);
  });

  it('tells leaving the sheet', async () => {
    const onBlur = vi.fn<() => void>();
    await render(<Live onBlur={onBlur} />);
    await sheet().click();
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('says its state politely and ties it to the sheet', async () => {
    await render(<Live message="Nova modificação detectada! Antes de continuar, salve as modificações" />);
    const message = 'Nova modificação detectada! Antes de continuar, salve as modificações';
    await expect.element(page.getByRole('status')).toHaveTextContent(message);
    await expect.element(sheet()).toHaveAccessibleDescription(message);
  });

  it('offline can be written on, read only cannot', async () => {
    const { rerender } = await render(<Live status="offline" />);
    await sheet().fill('texto');
    await rerender(<Live status="readonly" />);
    await expect.element(sheet()).toHaveAttribute('readonly');
    await expect.element(sheet()).toHaveValue('texto');
  });

  it('lines are numbered on a wide screen only', async () => {
    const { container } = await render(<Live />);
    const numbers = container.querySelector('[aria-hidden]');
    expect(numbers?.getBoundingClientRect().width).toBe(0);
    await page.viewport(1280, 800);
    expect(numbers?.getBoundingClientRect().width).toBe(48);
    await page.viewport(360, 800);
  });

  it('a plain sheet has no numbers', async () => {
    await page.viewport(1280, 800);
    const { container } = await render(<Live plain />);
    expect(container.querySelector('[aria-hidden]')?.textContent).toBe('\u200b');
    await page.viewport(360, 800);
  });
});
