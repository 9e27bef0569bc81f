import type { ReactNode } from 'react';
import { naira, nairaShort } from '#core/money.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { DEFAULT_PRICE, MIN_PRICE } from '../../rules.ts';
import { fieldOf, type PartProps } from '../values.ts';
import { FormSection } from './section.tsx';

/** What it costs. The unit and the second price follow the choices by style rules alone, so also without scripts. */
export function PricePart({ isNew, ...props }: PartProps & { isNew: boolean }) {
  const price = { before: '₦', after: <PriceUnit />, enterKeyHint: 'next', describe: asShown } as const;
  return (
    <FormSection
      part="price"
      about="The full price, in naira. With an offer, people see both prices and what they save."
    >
      <NumberField
        {...fieldOf(props, 'regularPrice')}
        {...price}
        describe={isNew ? asShownOrBegun : asShown}
        label="Regular Price"
        hint={`At least ${naira(MIN_PRICE)}`}
      />
      <div className="group/offer grid gap-3">
        <Checkbox name="offer" label="Offer" hint="For a while, it costs less." defaultChecked={props.values.offer} />
        <div className="hidden group-has-[[name=offer]:checked]/offer:block">
          <NumberField
            {...fieldOf(props, 'discountPrice')}
            {...price}
            label="Discounted Price"
            hint="Lower than the regular price"
          />
        </div>
      </div>
    </FormSection>
  );
}

/** Nothing for a sale, /Year for a rent, /Night for a shortlet (LIST-52). */
function PriceUnit() {
  return (
    <>
      <span className="hidden group-has-[[value=rent]:checked]/listing:inline">/Year</span>
      <span className="hidden group-has-[[value=shortlet]:checked]/listing:inline">/Night</span>
    </>
  );
}

/** The price that a new form begins with is nobody's: it is asked for before the home goes live. */
const asShownOrBegun = (amount: number) =>
  amount === DEFAULT_PRICE ? 'An example: write your price.' : asShown(amount);

/** As a check on the zeros. */
function asShown(amount: number): ReactNode {
  if (amount < 1000) return null;
  return (
    <>
      People see {nairaShort(amount)}
      <span className="hidden group-has-[[value=rent]:checked]/listing:inline"> / year</span>
      <span className="hidden group-has-[[value=shortlet]:checked]/listing:inline"> / night</span>
    </>
  );
}
