/** The page of an editor, or of its reading, before its object is there and where it may not be changed. */
import { usePageTitle } from '@luneta/app-shell';
import { BackBar, type BackBarProps, Content, Loading, Skeleton, Stack } from '@luneta/ui';
import type { ReactNode } from 'react';

type EditorPageProps = Pick<BackBarProps, 'backHref' | 'backLabel'> & { title: string; children: ReactNode };

export function EditorPage({ title, backHref, backLabel, children }: EditorPageProps) {
  const heading = usePageTitle(title);
  return (
    <Content width="staff">
      <Stack gap="e16">
        <BackBar backHref={backHref} backLabel={backLabel} title={title} headingRef={heading} />
        {children}
      </Stack>
    </Content>
  );
}

export const EditorWaiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Stack gap="e12">
      <Skeleton shape="card" size={240} />
      <Skeleton shape="card" size={240} />
    </Stack>
  </Loading>
);
