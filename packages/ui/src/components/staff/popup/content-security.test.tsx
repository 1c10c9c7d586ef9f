// The console is served with `style-src 'self'`: what Base UI draws must work without a style element or attribute in HTML.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { X } from '../../../icons.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { ThemeProvider } from '../../foundations/theme-provider/theme-provider.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';

const refused: string[] = [];
const note = ({ effectiveDirective, sourceFile }: SecurityPolicyViolationEvent) =>
  refused.push(`${effectiveDirective} ${sourceFile}`);
const idle = () => undefined;

beforeAll(() => {
  // Styles of the components are here already; from now on the browser refuses more.
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'";
  document.head.append(policy);
  document.addEventListener('securitypolicyviolation', note);
});
afterAll(() => document.removeEventListener('securitypolicyviolation', note));

const styleElement = () => {
  const style = document.createElement('style');
  style.textContent = 'x{}';
  document.head.append(style);
};

it.each([
  ['a style element', styleElement, 'style-src-elem'],
  ['a style attribute', () => document.body.setAttribute('style', 'color: red'), 'style-src-attr'],
])('the policy refuses %s', async (_name, plant, directive) => {
  refused.length = 0;
  plant();
  await expect.poll(() => refused.join()).toContain(directive);
});

it.each([
  ['combobox', 'combobox', 'Aluno', 'listbox'],
  ['tooltip', 'button', 'Fechar', 'tooltip'],
] as const)('the %s opens under it', async (_name, control, name, popup) => {
  const screen = await render(
    <ThemeProvider tema="claro">
      <Combobox
        label="Aluno"
        groups={[{ path: [], items: [{ id: 1, label: 'Ana' }] }]}
        value={null}
        onChange={idle}
        noneText="Ninguém"
      />
      <Tooltip text="Fechar a janela">
        <IconButton icon={X} label="Fechar" onClick={idle} />
      </Tooltip>
    </ThemeProvider>,
  );
  const styles = document.querySelectorAll('style').length;
  refused.length = 0;
  const opener = screen.getByRole(control, { name });
  if (popup === 'tooltip') await userEvent.hover(opener);
  else await opener.click();
  await expect.element(screen.getByRole(popup)).toBeVisible();
  // Placed, so the styles set by script took effect.
  await expect.poll(() => screen.getByRole(popup).element().getBoundingClientRect().top).toBeGreaterThan(0);
  expect(refused).toEqual([]);
  expect(document.querySelectorAll('style')).toHaveLength(styles);
});
