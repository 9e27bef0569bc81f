import { useState } from 'react';
import { nairaShort } from '#core/money.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { FormError } from '#ui/forms/form-error.tsx';
import { NumberField } from '#ui/forms/number-field.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { RadioCards } from '#ui/forms/radio-cards.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Part } from './part.tsx';

/** Everything that is filled in. */
export function Forms() {
  const [visible, setVisible] = useState(false);
  return (
    <Part title="Forms" wide>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <form className="grid gap-5">
            <h3 className="text-2xl">Registration</h3>
            <TextField label="Name" name="name" autoComplete="name" defaultValue="Adéọlá Ọ̀ṣunfẹ́mi" />
            <TextField
              label="Email Address"
              name="email"
              type="email"
              defaultValue="adeola@"
              error="An email address looks like name@example.com."
            />
            <PasswordField
              label="Password"
              name="password"
              autoComplete="new-password"
              hint="At least 8 characters."
              visible={visible}
              onVisibleChange={setVisible}
            />
            <PasswordField
              label="Retype Password"
              name="retype"
              autoComplete="new-password"
              visible={visible}
              onVisibleChange={setVisible}
            />
            <FormError>This address has an account already.</FormError>
            <Button size="lg">Make Registration</Button>
          </form>
        </Card>
        <Card>
          <form className="grid gap-5">
            <RadioCards
              legend="What would you like to do?"
              name="type"
              defaultValue="rent"
              choices={[
                { value: 'sale', label: 'Sell' },
                { value: 'rent', label: 'Rent' },
                { value: 'shortlet', label: 'Shortlet' },
              ]}
            />
            <NumberField
              label="Regular Price"
              name="regularPrice"
              before="₦"
              after="/ Year"
              defaultValue={2_500_000}
              describe={nairaShort}
            />
            <Select label="State" name="state" defaultValue="lagos">
              <option value="lagos">Lagos</option>
              <option value="oyo">Ọ̀yọ́</option>
            </Select>
            <TextArea label="Description" name="description" placeholder="What makes it a home?" />
            <TextField label="Website" name="website" optional disabled placeholder="https://" />
            <div>
              <Checkbox label="Furnished" name="furnished" defaultChecked />
              <Checkbox label="Parking" name="parking" hint="At least one spot of its own" />
              <Checkbox label="I agree to the terms" name="terms" error="Please agree to go on." />
            </div>
          </form>
        </Card>
      </div>
    </Part>
  );
}
