CREATE TABLE "aparelho_conhecido" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"usado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "aparelho_conhecido_escola_id_pessoa_id_token_hash_pk" PRIMARY KEY("escola_id","pessoa_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "liberacao" text;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD COLUMN "conferida_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conteudo_visualizacao" ADD COLUMN "ajudou" boolean;--> statement-breakpoint
ALTER TABLE "conteudo_visualizacao" ADD COLUMN "votado_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "inativada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD COLUMN "inicio_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD COLUMN "efeito" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD COLUMN "desfeita_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resposta" ADD COLUMN "dupla_marcacao" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "aparelho_conhecido" ADD CONSTRAINT "aparelho_conhecido_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aparelho_conhecido_antigo" ON "aparelho_conhecido" USING btree ("usado_em");--> statement-breakpoint
CREATE INDEX "conteudo_visualizacao_votos" ON "conteudo_visualizacao" USING btree ("escola_id","conteudo_digital_id","votado_em") WHERE "conteudo_visualizacao"."votado_em" is not null;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD CONSTRAINT "avaliacao_liberacao" CHECK ("avaliacao"."liberacao" is null or "avaliacao"."liberacao" in ('sozinha','conferida'));--> statement-breakpoint
ALTER TABLE "conteudo_visualizacao" ADD CONSTRAINT "conteudo_visualizacao_voto" CHECK (("conteudo_visualizacao"."ajudou" is null) = ("conteudo_visualizacao"."votado_em" is null));