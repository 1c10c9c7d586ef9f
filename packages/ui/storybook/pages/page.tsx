// The frame of Storybook's own pages, made of the components they speak of.
import { Children, type ReactNode } from 'react';
import { Content, Stack } from '../../src/components/foundations/layout/layout.tsx';
import { HeadingScope } from '../../src/components/foundations/text/heading-scope.tsx';
import { Heading, PageTitle } from '../../src/components/foundations/text/heading.tsx';
import { Text } from '../../src/components/foundations/text/text.tsx';
import * as css from './page.css.ts';

export const Page = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }): ReactNode => (
  <main className={css.page}>
    <Content>
      <Stack gap="e40">
        <Stack gap="e8" as="header">
          <PageTitle look="display">{title}</PageTitle>
          <Text look="question" tone="muted" measure>
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Content>
  </main>
);

export const Section = ({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}): ReactNode => (
  <Stack gap="e16">
    <Stack gap="e4">
      <Heading>{title}</Heading>
      {text !== undefined && (
        <Text tone="muted" measure>
          {text}
        </Text>
      )}
    </Stack>
    <HeadingScope>{children}</HeadingScope>
  </Stack>
);

export const Code = ({ children }: { children: ReactNode }): ReactNode => <code className={css.code}>{children}</code>;

export const Points = ({ items }: { items: readonly ReactNode[] }): ReactNode => (
  <ul className={css.list}>
    {Children.map(items, (item) => (
      <li>{item}</li>
    ))}
  </ul>
);

/** A place in this Storybook, opened in its frame. */
export const Place = ({ to, children }: { to: string; children: ReactNode }): ReactNode => (
  <a className={css.link} href={`./?path=/${to}`} target="_top">
    {children}
  </a>
);

/** Id that Storybook gives to a title. */
export const idOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
