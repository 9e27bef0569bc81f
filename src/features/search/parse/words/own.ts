/** Words for what every listing says of itself: furnished or not, parking, on offer. */
export const FURNISHED =
  '[|fully |well |full |tastefully |completely |nicely ][furnished|furnish|fully furnished|funished|funish], furn, dem [don |][furnish|furnished][| am]';
export const UNFURNISHED =
  'unfurnished, un furnished, unfurn, [not|non|no|without|no be] [|any |fully ][furnished|furniture|furnish], empty [flat|house|apartment]';
export const PARKING =
  '[1|one] [car |]parking[| space| slot| lot], parking[| space| slot] for [1|one] car, park [1|one] car, [|ample |enough |good |big |secure |private |car ]parking[| space| spot| lot| area| slot][| for car| for cars| for my car], car park, car port, carport, park [my |your |][car|motor|cars|moto], park [2|two|3|three|4|four] [car|motor], where to park, no parking [wahala|issue|problem|palava], space [to|for] [car|park|1 car|2 car|3 car|4 car|two car|three car], car space';
/** A place for cars, but in "Ojota garage" one for buses. */
export const GARAGE = 'garage';
export const OFFER =
  '[discount|discounted|promo|promotion|slashed|bonanza|price slash|slashed price|price slashed|price drop|reduced price|price reduced|on promo|on offer|special offer|on discount]';
/** No verb: "developer offers payment plan". */
export const OFFERS = '[|any |best |hot |special |new |more ]offers';
