import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { PersonName } from './person-name.tsx';

it.each([
  ['a name alone', 'Ana', undefined, '<bdi>Ana</bdi>'],
  ['in a sentence', 'Ana', 'Resetar a senha de Ana?', 'Resetar a senha de <bdi>Ana</bdi>?'],
  ['twice in a sentence', 'Ana', 'Ana, de Ana', '<bdi>Ana</bdi>, de <bdi>Ana</bdi>'],
  ['with markup in it', '<b>Ana</b>', 'Olá, <b>Ana</b>!', 'Olá, <bdi>&lt;b&gt;Ana&lt;/b&gt;</bdi>!'],
  ['a sentence without it', 'Ana', 'Olá!', 'Olá!'],
  ['no name', '', 'Olá!', 'Olá!'],
])('[D 211] %s', async (_name, name, sentence, html) => {
  const { container } = await render(<PersonName {...(sentence && { in: sentence })}>{name}</PersonName>);
  expect(container.innerHTML).toBe(html);
});

it('[D 211] a name that runs from right to left leaves the order of the words after it', async () => {
  const { container } = await render(
    <p>
      <PersonName in="ליה: 3 estrelas">ליה</PersonName>
    </p>,
  );
  const name = container.querySelector('bdi')?.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(container.querySelector('p') ?? container);
  // The number and the word stand to the right of the name, in their order.
  expect(name?.left).toBeCloseTo(range.getBoundingClientRect().left, 0);
});
