import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import * as m from '@locales/savings';
import type { AboutSavings } from '@contract/depositPlan/schema';
import { formatDate } from '@contract/format/date';
import { tierWords } from '@contract/depositPlan/labels';
import { rateOn } from '@contract/rules/depositInterest';
import { AsyncBoundary } from '@/components/AsyncBoundary/AsyncBoundary';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { StatTile } from '@/components/StatTile/StatTile';
import type { AsyncResult } from '@/data/asyncResult';
import { Projection } from './Projection';

interface AboutSavingsPageProps {
  readonly about: AsyncResult<AboutSavings>;
}

const EXAMPLE_CENTS = 40_000_00;

/** How the deposit plan works, for whoever has none. It knows of no balance. */
export const AboutSavingsPage = ({ about: { data, state, problem, retry } }: AboutSavingsPageProps) => (
  <>
    <PageHeader title={m.mySavings()} subtitle={m.howItWorksSubtitle()} />
    <AsyncBoundary
      state={state}
      skeleton={<Skeleton variant="rounded" sx={{ height: 320 }} />}
      error={problem && { title: m.pageFailed(), ...problem }}
      onRetry={retry}
    >
      {data && <About {...data} />}
    </AsyncBoundary>
  </>
);

function About({ explainer, disclaimer, plans, asOf }: AboutSavings) {
  const [first] = plans;
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 840 }}>
      <Card sx={{ p: { xs: 2, '@sm': 3 } }}>
        <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
          {m.howItWorks()}
        </Typography>
        <Typography sx={{ maxWidth: '68ch' }}>{explainer}</Typography>
        <Button variant="contained" href="/contact-us?about=enroll" sx={{ mt: 2 }}>
          {m.askToJoin()}
        </Button>
      </Card>
      {plans.map(({ ratePlan, terms }) => {
        const rate = rateOn(terms.rates, asOf);
        return (
          <StatTile
            key={ratePlan}
            label={plans.length > 1 ? m.yearlyRateOf({ plan: ratePlan }) : m.yearlyRate()}
            value={rate ? tierWords(rate.tiers) : m.noRateYet()}
            note={rate && m.sinceDate({ date: formatDate(rate.effectiveFrom) })}
          />
        );
      })}
      {first && <Projection terms={first.terms} day={asOf} cents={EXAMPLE_CENTS} />}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', maxWidth: '72ch' }}>
        {disclaimer}
      </Typography>
    </Box>
  );
}
