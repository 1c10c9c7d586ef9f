/** How an authored object stands: its state, its revision and who wrote it. */
import { Badge, Inline, Text } from '@luneta/ui';
import { CircleCheck, Eye, Lock, NotebookPen } from '@luneta/ui/icons';

const LOOK = {
  rascunho: { tone: 'neutral', icon: NotebookPen },
  em_revisao: { tone: 'warning', icon: Eye },
  aprovada: { tone: 'success', icon: CircleCheck },
  arquivada: { tone: 'neutral', icon: Lock },
} as const;
type Situacao = keyof typeof LOOK;

type EstadoProps<Own extends Situacao> = {
  /** What each state is called. */
  names: Readonly<Record<Own, string>>;
  /** Null while it is new. */
  of: { readonly situacao: Own; readonly revisao: number; readonly autor_nome: string | null } | null;
};

export function EstadoDe<Own extends Situacao>({ names, of }: EstadoProps<Own | 'rascunho'>) {
  const situacao = of?.situacao ?? 'rascunho';
  return (
    <Inline gap="e8" wrap>
      <Badge {...LOOK[situacao]}>{names[situacao]}</Badge>
      {of && (
        <Text as="span" look="small" tone="muted">
          {[`revisão ${of.revisao}`, of.autor_nome].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Inline>
  );
}
