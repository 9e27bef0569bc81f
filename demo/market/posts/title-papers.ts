/** Papers that come with land. */
export const titlePapers = {
  slug: 'title-papers-in-plain-words',
  title: 'Title papers in plain words',
  tags: 'buying, title, land, law',
  excerpt:
    'C of O, consent, deed, excision, survey: what each paper says, what it does not say, and the order in which a careful buyer asks for them.',
  picture: 'story-papers',
  content: `
<p>Sellers of houses speak about paper the way sellers of used cars speak about engines. Everything is “clean”, everything is “complete”, and the details can wait until you have paid. They cannot wait. Under the Land Use Act of 1978 the land of each state is held by its governor, so what you buy is not the earth itself but a right to it, and a paper is how that right is shown.</p>
<h2>The papers you will hear about</h2>
<h3>Certificate of Occupancy</h3>
<p>The C of O is the first title on a piece of land: the government grants a right of occupancy, usually for ninety-nine years, and writes it down. It is issued once. If the house has changed hands since, the certificate may still carry the first owner’s name, and that is normal.</p>
<h3>Governor’s Consent</h3>
<p>When somebody who holds a C of O sells, the sale needs the consent of the governor. The stamped consent is what makes the next owner’s right whole. A house with a C of O from 1994 and no consent for the three sales after it has a long walk ahead, and the buyer usually pays for the shoes.</p>
<h3>Deed of Assignment</h3>
<p>The contract in which the seller hands the land to the buyer. On its own it binds the two people who signed it. Registered, and with consent, it binds everybody else.</p>
<h3>Deed of Sublease</h3>
<p>Common in estates and blocks of flats. The developer holds the head title and gives you a long lease under it. Read how many years are left, who may raise the service charge, and what happens to your flat if the developer goes away.</p>
<h3>Excision and gazette</h3>
<p>In Lagos and its neighbours much land belonged to communities before the state acquired it. An excision gives a part back, and the gazette is the public record of it. “Excision in process” is a hope. A hope may be cheap, but do not pay the price of a fact for it.</p>
<h3>Survey plan</h3>
<p>A survey shows where the land is. It is <strong>not a title</strong>. A registered survey with coordinates is still the most useful sheet in the file, because it lets somebody check whether the land lies inside a road, a pipeline, or another person’s fence.</p>
<h3>In Abuja: R of O and allocation</h3>
<p>The Federal Capital Territory works with letters of allocation and a right of occupancy, and later a certificate. Ask whether ground rent is paid up to date; arrears travel with the plot.</p>
<h3>Family receipt</h3>
<p>A receipt from a family head proves that money changed hands. It does not prove that he was the right head of the right family. Many homes in old towns have nothing else, and people live in them for sixty years, but a bank will not lend on one.</p>
<h2>A careful order</h2>
<ol>
<li><strong>Look at the house</strong>, and at the same time take its coordinates with your phone.</li>
<li><strong>Ask for copies</strong> of the title and of the survey. A seller who will show his lawyer’s copies to your lawyer is an ordinary seller.</li>
<li><strong>Chart the survey</strong> at the Surveyor-General’s office. It takes days, not weeks, and it finds acquisitions.</li>
<li><strong>Search the title</strong> at the lands registry: who owns, what is charged, what is in court.</li>
<li><strong>Ask the neighbours</strong> who built the fence. They know things that no registry knows.</li>
<li><strong>Then make an offer</strong>, in writing, with the searches named as a condition.</li>
</ol>
<h2>What it costs to make a title yours</h2>
<p>Consent, stamp duty, registration and the lawyer together commonly come to somewhere between five and twelve per cent of the value, and the state that you are in decides most of it. Put it beside the price from the first day. A house at ₦80,000,000 with consent may well be cheaper than one at ₦74,000,000 without.</p>
<h2>Three sentences to be careful of</h2>
<ul>
<li><em>“The papers are with the bank.”</em> Then the bank has a charge on the house, and it should be in the room.</li>
<li><em>“We will process the C of O for you after payment.”</em> Then hold back the part of the price that it costs, in writing.</li>
<li><em>“Somebody is coming with cash this evening.”</em> Somebody always is.</li>
</ul>
<p>None of this replaces a lawyer who does land every day. It only means that you will understand him, which is worth something by itself. Sellers on Gidana can say what title a home has in its description; if you are <a href="/search?type=sale">looking at homes for sale</a>, ask for the paper by its name, and you will be answered differently.</p>`,
} as const;
