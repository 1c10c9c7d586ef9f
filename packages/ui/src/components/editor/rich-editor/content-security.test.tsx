// Sets the policy of the real pages. It cannot be removed again, so this test has a file of its own.
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RichEditor } from './rich-editor.tsx';

const refused: string[] = [];

beforeAll(() => {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample, sourceFile }) =>
    refused.push(`${effectiveDirective} ${sample} ${sourceFile}`),
  );
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify";
  document.head.append(policy);
});
beforeEach(() => refused.splice(0));

const Live = ({ start = '' }: { start?: string }) => {
  const [value, setValue] = useState(start);
  return (
    <>
      <RichEditor label="Texto" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
};
const text = () => page.getByRole('textbox', { name: 'Texto' });
const carried = (html: string) => {
  const data = new DataTransfer();
  data.setData('text/html', html);
  data.setData('text/plain', 'simples');
  return data;
};
const written = () => page.getByRole('status');

it('is a policy that refuses: strings as HTML, other policies, inline styles', async () => {
  expect(() => {
    document.createElement('div').innerHTML = '<b>x</b>';
  }).toThrow(TypeError);
  // Not in every browser's types: Trusted Types are Chromium's and, lately, the others'.
  const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } };
  expect(() => trustedTypes?.createPolicy('ProseMirrorClipboard', {})).toThrow(TypeError);
  document.createElement('p').setAttribute('style', 'color: red');
  await expect
    .poll(() => refused.map((line) => line.split(' ')[0]))
    .toEqual(['require-trusted-types-for', 'trusted-types', 'style-src-attr']);
});

it('opens a text with everything in it', async () => {
  await render(
    <Live
      start={
        '<h2>A</h2><table><caption>C</caption><tbody><tr><th colspan="2">x</th></tr></tbody></table>' +
        '<p>\\(x\\) <math><mi>y</mi></math> <img src="https://imagem.invalid/a.png" alt="a"></p>'
      }
    />,
  );
  await expect.element(text().getByRole('table')).toBeVisible();
  expect(refused).toEqual([]);
});

it('takes pasted HTML and text', async () => {
  await render(<Live />);
  await text().click();
  const paste = (clipboardData: DataTransfer) =>
    text()
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  paste(carried('<p style="color:red"><span style="font-weight:700">forte</span></p>'));
  await expect.element(written()).toHaveTextContent('<p><strong>forte</strong></p>');
  const plain = new DataTransfer();
  plain.setData('text/plain', ' e simples');
  paste(plain);
  await expect.element(written()).toHaveTextContent('<p><strong>forte e simples</strong></p>');
  expect(refused).toEqual([]);
});

it('takes dropped HTML', async () => {
  await render(<Live start="<p>aqui</p>" />);
  const { left, top, height } = text().getByText('aqui').element().getBoundingClientRect();
  text()
    .element()
    .dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: carried('<i style="color:red">leve</i>'),
        bubbles: true,
        cancelable: true,
        clientX: left + 1,
        clientY: top + height / 2,
      }),
    );
  await expect.element(written()).toHaveTextContent('<p><em>leve</em>aqui</p>');
  expect(refused).toEqual([]);
});

it('copies and pastes within itself', async () => {
  await render(<Live start="<p>é \(x\)</p>" />);
  await text().click();
  // Sends one key at a time, because the editor learns of a selection through a browser event that follows the key.
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.poll(() => String(getSelection())).toContain('é');
  await userEvent.keyboard('{Control>}c{/Control}');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => getSelection()?.isCollapsed).toBe(true);
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(written()).toHaveTextContent('<p>é \\(x\\)é \\(x\\)</p>');
  expect(refused).toEqual([]);
});
