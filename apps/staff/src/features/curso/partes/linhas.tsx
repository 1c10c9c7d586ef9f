import { EXPLICACOES_MAX, isEmptyHtml, RESUMO_MAX } from '@luneta/domain';
import { RichEditor } from '@luneta/ui/editor';

import { copy } from '../copy.ts';
import { Lista } from './lista.tsx';

const WORDS = {
  explicacao_resumida: { name: copy.fields.explicacao, addLabel: copy.list.addExplicacao, max: EXPLICACOES_MAX },
  resumo: { name: copy.fields.item, addLabel: copy.list.addItem, max: RESUMO_MAX },
} as const;

export type LinhasProps = {
  section: keyof typeof WORDS;
  value: readonly string[];
  onChange: (value: string[]) => void;
};

/** Short texts in their order: the short explanation, or what to keep in mind. */
export function Linhas({ section, value, onChange }: LinhasProps) {
  const words = WORDS[section];
  return (
    <Lista
      {...words}
      items={value}
      onChange={onChange}
      blank={() => ''}
      isBlank={isEmptyHtml}
      render={(html, n, onItem) => <RichEditor label={words.name(n + 1)} rows={2} value={html} onChange={onItem} />}
    />
  );
}
