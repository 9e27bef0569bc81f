import { Form, href, Link, redirect, useNavigation, useSearchParams } from 'react-router';
import { z } from 'zod';
import { editPath } from '#core/paths.ts';
import { answerForm, withdrawForm } from '#features/reports/contract.ts';
import { ANSWER_MIN, type Outcome, type ReportReason, WORDS_MAX } from '#features/reports/rules.ts';
import { answerQuestion, ownReports } from '#features/reports/service.server.ts';
import { REASON_CLAUSES, REASON_LABELS, REASON_MENDS, reportsTexts as texts } from '#features/reports/texts.ts';
import { withdrawReport } from '#features/reports/withdraw.server.ts';
import { flash } from '#server/flash.server.ts';
import { readForm } from '#server/form.server.ts';
import { pageAction, pageLoader } from '#server/loader.server.ts';
import { Badge, type BadgeProps } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { Moment } from '#ui/moment.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';
import { answerOrRefusal } from '../layout/answer-or-refusal.ts';
import { hiddenPage } from '../layout/page-meta.ts';
import { RemovalCard } from '../layout/removal.tsx';
import type { Route } from './+types/reports.ts';

const PATH = href('/customer/reports');

export const loader = pageLoader((ctx) => ownReports(ctx));

const form = z.discriminatedUnion(
  'intent',
  [
    withdrawForm.extend({ intent: z.literal('withdraw') }),
    answerForm.extend({ intent: z.literal('answer').optional() }),
  ],
  texts.notFound,
);

export const action = pageAction(async (ctx, args) => {
  const asked = await readForm(args.request, form);
  if (asked.intent === 'withdraw') await withdrawReport(ctx, asked.id);
  else await answerQuestion(ctx, asked);
  flash(args, asked.intent === 'withdraw' ? texts.withdrawn : texts.answered);
  throw redirect(PATH);
});

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrRefusal(serverAction);

export const meta = hiddenPage(texts.ownTitle);

type Question = Awaited<ReturnType<typeof ownReports>>['questions'][number];
type Mine = Awaited<ReturnType<typeof ownReports>>['mine'][number];

type Outcomes = Record<Outcome, readonly [BadgeProps['tone'], string]>;
/** What came of what they told us. */
const OUTCOMES: Outcomes = {
  upheld: ['good', texts.upheld],
  'not-upheld': ['neutral', texts.notUpheld],
  closed: ['neutral', texts.closed],
  withdrawn: ['neutral', texts.withdrawnMine],
};
/** What came of what was said about their homes. */
const OWN_OUTCOMES: Outcomes = {
  upheld: ['warning', texts.ownUpheld],
  'not-upheld': ['good', texts.ownNotUpheld],
  closed: ['neutral', texts.ownClosed],
  withdrawn: ['good', texts.ownWithdrawn],
};

const COLUMNS: readonly Column<Mine>[] = [
  { label: 'Day', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { label: 'Home', cell: ({ name }) => name, lead: true, free: true },
  { label: 'What you told us', cell: ({ reason }: { reason: ReportReason }) => REASON_LABELS[reason], free: true },
  { label: 'Outcome', cell: ({ outcome }: { outcome: Outcome | null }) => <CameOf outcome={outcome} /> },
  {
    label: texts.withdraw,
    deed: true,
    cell: ({ id, name, outcome }) =>
      outcome === null && (
        <Link className="link link-alone" to={`?withdraw=${id}`}>
          {texts.withdraw}
          <span className="sr-only"> what you told us about {name}</span>
        </Link>
      ),
  },
];

export default function Reports({ loaderData, actionData: outcome }: Route.ComponentProps) {
  const { questions, mine } = loaderData;
  const [params] = useSearchParams();
  const asked = mine.find(({ id, outcome: cameOf }) => id === params.get('withdraw') && cameOf === null);
  return (
    <>
      <AreaHeading title={texts.ownTitle}>{texts.ownLead}</AreaHeading>
      {/* What is said of an answer stands beside it. */}
      {!outcome?.values?.['listingId'] && <FormError>{outcome?.error}</FormError>}
      {asked && (
        <RemovalCard
          asked={{ id: asked.id, name: asked.name }}
          intent="withdraw"
          title={texts.withdrawTitle}
          question={texts.withdrawQuestion}
          after={texts.withdrawAfter}
          no={texts.withdrawNo}
          yes={texts.withdrawYes}
          back={PATH}
        />
      )}
      <section className="grid gap-5">
        <h2 className="text-xl">{texts.questions}</h2>
        {questions.length === 0 && <p className="-mt-2 text-muted">{texts.noQuestions}</p>}
        {questions.map((question) => (
          <QuestionCard key={`${question.listingId} ${question.reason}`} question={question} outcome={outcome} />
        ))}
      </section>
      <section className="mt-12">
        <h2 className="mb-3 text-xl">{texts.mine}</h2>
        {mine.length > 0 ? (
          <Table caption={texts.mine} columns={COLUMNS} rows={mine} rowKey={({ id }) => id} />
        ) : (
          <p className="text-muted">{texts.noMine}</p>
        )}
      </section>
    </>
  );
}

/** What we were told about a home, and what its owner says to it (TRUST-44). */
function QuestionCard({ question, outcome }: { question: Question; outcome: Route.ComponentProps['actionData'] }) {
  const { listingId, name, reason, isAnswered, answerBy, isUrgent } = question;
  const busy = useNavigation().formMethod === 'POST';
  const { values = {}, error } = outcome ?? {};
  const isThis = values['listingId'] === listingId && values['reason'] === reason;
  return (
    <Card className="gap-4">
      <h3 className="font-semibold wrap-anywhere">{texts.question(name, REASON_CLAUSES[reason])}</h3>
      {question.outcome ? (
        <p>
          <Badge tone={OWN_OUTCOMES[question.outcome][0]}>{OWN_OUTCOMES[question.outcome][1]}</Badge>
        </p>
      ) : isAnswered ? (
        <p>{texts.waiting}</p>
      ) : (
        <>
          <p>
            {REASON_MENDS[reason]}{' '}
            <Link className="link" to={editPath(listingId)}>
              Edit the listing<span className="sr-only"> {name}</span>
            </Link>
          </p>
          {isUrgent && <p>{texts.paused}</p>}
          <Form method="post" className="grid gap-4">
            <input type="hidden" name="listingId" value={listingId} />
            <input type="hidden" name="reason" value={reason} />
            <TextArea
              name="answer"
              label={texts.answer}
              hint={texts.answerHint}
              required
              minLength={ANSWER_MIN}
              maxLength={WORDS_MAX}
              defaultValue={isThis ? values['answer'] : ''}
            />
            {isThis && <FormError>{error}</FormError>}
            <p className="text-sm text-muted">
              Please answer by <Moment at={answerBy} withTime />.
            </p>
            <Button type="submit" busy={busy} className="justify-self-start">
              {texts.sendAnswer}
              <span className="sr-only"> about {name}</span>
            </Button>
          </Form>
        </>
      )}
    </Card>
  );
}

function CameOf({ outcome }: { outcome: Outcome | null }) {
  const [tone, words] = outcome ? OUTCOMES[outcome] : (['warning', texts.underWay] as const);
  return (
    <span className="chips">
      <Badge tone={tone}>{words}</Badge>
    </span>
  );
}
