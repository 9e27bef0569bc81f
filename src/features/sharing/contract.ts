/** What a share image says; texts may be of any length and hold anything. */
export interface Card {
  /** Of what it is: the same id with other words is another version of its image. */
  id: string;
  /** What is offered: "For Rent". */
  badge: string;
  /** "₦2,500,000". */
  price: string;
  /** What the price covers, "/ year"; empty where that needs no words. */
  per: string;
  name: string;
  place: string;
  /** Address of its photograph. */
  picture: string | null;
}
