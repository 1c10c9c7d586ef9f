// In a file of its own: what a page's policy forbids stays forbidden for the rest of it.
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Pipa } from '../pipa/pipa.tsx';

it('needs no trust that the page does not give', async () => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "require-trusted-types-for 'script'; style-src-attr 'none'";
  document.head.append(policy);
  const broken: string[] = [];
  document.addEventListener('securitypolicyviolation', (event) => broken.push(event.violatedDirective));
  // The policy holds: a parser of text is refused.
  expect(() => new DOMParser().parseFromString('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')).toThrow(
    TypeError,
  );
  await expect.poll(() => broken).toHaveLength(1);
  const { container } = await render(<Pipa animated />);
  await expect.poll(() => container.querySelector('svg .p-cabeca')).not.toBeNull();
  expect(broken).toHaveLength(1);
});
