import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field.tsx';

interface RadioCardsProps<Value extends string> {
  /** The question. */
  legend: ReactNode;
  name: string;
  choices: readonly { value: Value; label: ReactNode }[];
  defaultValue?: Value;
  error?: string | undefined;
  /** For choices that are sentences: no more beside each other than fit. */
  wide?: boolean;
}

/** One choice out of a few, each a card; plain radio buttons to the form and the keyboard. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const id = useId();
  const errorId = props.error ? `${id}-error` : undefined;
  return (
    <fieldset className="field" aria-describedby={errorId}>
      <legend className="field-label mb-1.5">{props.legend}</legend>
      <div className={classNames('choices', props.wide && 'choices-wide')}>
        {props.choices.map((choice) => (
          <label className="choice" key={choice.value}>
            <input
              type="radio"
              name={props.name}
              value={choice.value}
              defaultChecked={choice.value === props.defaultValue}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {props.error && errorId && <FieldError id={errorId}>{props.error}</FieldError>}
    </fieldset>
  );
}
