/** Stem and options as a student reads them, with key and comment where the server gave them. */
import type { Questao } from '@luneta/api-client';
import { alternativasOf, itemRespostaOf } from '@luneta/domain';
import { Badge, Comment, Inline, Note, Options, RichHtml, Stack } from '@luneta/ui';
import { CircleCheck } from '@luneta/ui/icons';

import { copy } from './copy.ts';

export type TextoDaQuestaoProps = {
  questao: Questao;
  /** How the screen calls it: "12", "1º dia, 3". */
  nome: string;
  /** Key and comment are not told yet. */
  retida?: boolean;
};

export function TextoDaQuestao({ questao, nome, retida = false }: TextoDaQuestaoProps) {
  const { enunciado, gabarito, comentario } = questao;
  const written = alternativasOf(questao);
  const options = { label: copy.options(nome), options: written, selected: null };
  return (
    <Stack gap="e16">
      <RichHtml html={enunciado} />
      {gabarito !== null && (
        <Inline>
          <Badge tone="success" icon={CircleCheck}>
            {copy.key(gabarito)}
          </Badge>
        </Inline>
      )}
      {gabarito === null && !retida && <Note tone="info">{copy.withoutKey}</Note>}
      {written.length > 0 &&
        (gabarito === null ? (
          <Options mode="readonly" {...options} />
        ) : (
          <Options mode="review" {...options} correct={itemRespostaOf(gabarito)} />
        ))}
      {retida ? <Note tone="locked">{copy.withheld}</Note> : <Comment label={copy.comment} html={comentario} open />}
    </Stack>
  );
}
