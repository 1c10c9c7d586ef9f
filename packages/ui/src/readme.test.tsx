import { Announcer, Button, LinkProvider, ThemeProvider, Toaster } from '@luneta/ui';
import { ChevronRight } from '@luneta/ui/icons';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

it('the lines of the README draw a button that acts', async () => {
  const next = vi.fn<() => void>();
  await render(
    <ThemeProvider tema="claro">
      <LinkProvider component={({ children, ...rest }) => <a {...rest}>{children}</a>}>
        <Announcer>
          <Toaster>
            <Button iconEnd={ChevronRight} onClick={next}>
              Próxima
            </Button>
          </Toaster>
        </Announcer>
      </LinkProvider>
    </ThemeProvider>,
  );
  await page.getByRole('button', { name: 'Próxima' }).click();
  expect(next).toHaveBeenCalledTimes(1);
});
