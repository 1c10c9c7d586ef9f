/** The exams of a school as tabs: those that were published, and those that are being made. */
import { RouteTabs } from '@luneta/ui';

import { paths } from './paths.ts';
import { useMayCall } from './use-may-call.ts';

const copy = { tabs: 'Provas', provas: 'Provas', rascunhos: 'Rascunhos' } as const;

/** @param aba the one in sight */
export function ProvasAbas({ aba }: { aba: 'provas' | 'rascunhos' }) {
  const may = useMayCall();
  if (!may('listRascunhosAvaliacao')) return null;
  return (
    <RouteTabs
      label={copy.tabs}
      tabs={[
        { href: paths.provas, label: copy.provas, current: aba === 'provas' },
        { href: paths.rascunhos, label: copy.rascunhos, current: aba === 'rascunhos' },
      ]}
    />
  );
}
